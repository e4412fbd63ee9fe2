import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  id: string
  impact: string
  nodes: { html: string; failureSummary: string }[]
}

/** What axe finds serious or critical on the page as it stands. */
export async function serious(page: Page): Promise<string[]> {
  return told((await looked(page)).filter((finding) => finding.impact === 'serious' || finding.impact === 'critical'))
}

/** What axe finds on the page as it stands, but for what it calls minor. */
export async function findings(page: Page): Promise<string[]> {
  return told((await looked(page)).filter((finding) => finding.impact !== 'minor'))
}

/** What axe finds about the colours alone: all that differs between light and dark. */
export async function colours(page: Page): Promise<string[]> {
  return told(await looked(page, ['color-contrast']))
}

async function looked(page: Page, rules?: string[]): Promise<Finding[]> {
  await page.evaluate(source)
  // a colour on its way to another is neither of them
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity && each.playState === 'running')
    await Promise.race([Promise.allSettled(passing.map((each) => each.finished)), new Promise((done) => setTimeout(done, 5000))])
  })
  return page.evaluate(async (rules) => {
    const axe = (window as unknown as { axe: { run: (options: unknown) => Promise<{ violations: Finding[] }> } }).axe
    return (await axe.run({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) })).violations
  }, rules)
}

function told(found: Finding[]): string[] {
  return found.map((finding) => `${finding.id}: ${finding.nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)} (${node.failureSummary.slice(0, 200)})`).join(' | ')}`)
}
