import { describe, expect, it } from 'vitest'
import { sealOf } from './seal'

describe('the seal of a match', () => {
  it('is made as the server makes it', async () => {
    const opened = { nonce: 'n', secret: 's', game: 'x-wing', options: '{}' }
    expect(await sealOf(opened)).toBe('701c6f4b158c4df650c4deea3aa6af87b37ebceb9aa99fe0cc139bac2bf8b3c6')
    expect(await sealOf({ ...opened, secret: 't' })).not.toBe('701c6f4b158c4df650c4deea3aa6af87b37ebceb9aa99fe0cc139bac2bf8b3c6')
  })
})
