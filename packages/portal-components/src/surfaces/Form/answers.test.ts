import { describe, expect, it } from 'vitest'
import { isEmailAddress } from './answers'

describe('isEmailAddress', () => {
  it.each([
    "mick.o'brien@example.com.au",
    'r&d@ridgeline.example',
    'dana+lot7@ridgeline.example',
    'dana_okafor-2@ridgeline.example',
    "!#$%&'*+/=?^_`{|}~-@ridgeline.example",
    '7@7-eleven.example',
    'dana@mail.site.ridgeline.example',
    'dana@ridgeline.builders',
    'dana@ridgeline.construction',
    'dana@xn--bcher-kva.example',
    'dana@bücher.example',
    'dana@bu\u0308cher.example',
    'dana@例え.テスト',
    'DANA@RIDGELINE.EXAMPLE',
    `${'a'.repeat(64)}@ridgeline.example`,
    `dana@${'a'.repeat(63)}.example`,
  ])('takes %s [case-100]', (address) => {
    expect(isEmailAddress(address)).toBe(true)
  })

  it.each([
    '',
    'dana',
    'dana@',
    '@ridgeline.example',
    'dana@ridgeline',
    'dana@ridgeline.',
    'dana@.example',
    'dana@ridgeline..example',
    'dana@-ridgeline.example',
    'dana@ridgeline-.example',
    'dana@ridge_line.example',
    'dana@127.0.0.1',
    'dana@[127.0.0.1]',
    '.dana@ridgeline.example',
    'dana.@ridgeline.example',
    'dana..okafor@ridgeline.example',
    'dana okafor@ridgeline.example',
    '"dana okafor"@ridgeline.example',
    'dana@okafor@ridgeline.example',
    'dana@ridgeline.example,mei@ridgeline.example',
    'dana@ridgeline.example, mei@ridgeline.example',
    'dana@ridgeline.example;mei@ridgeline.example',
    'Dana <dana@ridgeline.example>',
    'dana@ridgeline.example\n',
    'dana@ridgeline.example\nBcc: everyone@example.com',
    'dana\u2028@ridgeline.example',
    'dana@ridgeline.example ',
    'mick.o’brien@example.com.au',
    `${'a'.repeat(65)}@ridgeline.example`,
    `dana@${'a'.repeat(64)}.example`,
    `dana@${'abcdefghi.'.repeat(25)}example`,
  ])('does not take %j [case-101]', (address) => {
    expect(isEmailAddress(address)).toBe(false)
  })

  it('looks no longer at a long text than at a short one [case-101]', () => {
    for (const long of ['a.'.repeat(100_000), `a@${'a.'.repeat(100_000)}`, `a@${'a-'.repeat(100_000)}`]) {
      expect(isEmailAddress(`${long}\n`)).toBe(false)
    }
  })
})
