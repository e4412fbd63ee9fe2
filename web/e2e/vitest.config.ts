import { defineConfig } from 'vitest/config'
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node'

/** The files that take longest, in this order: begun last, one of them would run alone at the end. */
const LONGEST = ['pages', 'games', 'layout', 'boards', 'people', 'newcomer', 'tournaments', 'hindsight', 'analysis', 'shell', 'scenes']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => [...LONGEST, ''].findIndex((name) => name === '' || moduleId.endsWith(`/${name}.e2e.ts`))
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

/** Says which tests passed only when they were repeated: one that does so often is wrong. */
const repeated: Reporter = {
  onTestRunEnd(modules) {
    const passed = modules.flatMap((module) => [...module.children.allTests('passed')])
    const names = passed.filter((test) => test.diagnostic()?.flaky).map((test) => `\n  ${test.module.relativeModuleId}: ${test.fullName}`)
    if (names.length > 0) console.log(`\nPASSED ONLY WHEN REPEATED:${names.join('')}`)
  },
}

export default defineConfig({
  test: {
    // what takes long and finds little is asked for: make browser-long
    include: [process.env.LONG ? 'e2e/**/*.long.ts' : 'e2e/**/*.e2e.ts'],
    // each file has a server and a browser of its own; two at a time, as the smallest machine has two cores
    maxWorkers: 2,
    // the files share what they import: nothing of it remembers anything, and loading it takes seconds
    isolate: false,
    // generous: the machine may be small and busy, and a test that waits for the right thing is not slower for it
    testTimeout: 400_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // a real browser and real servers on a machine that may be doing something else: see CONTRIBUTING.md
    retry: 1,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', repeated],
  },
})
