import { describe, expect, it } from 'vitest'
import { isEmail } from './email.ts'

describe('an email address', () => {
  it.each([
    'sam@larkwell.example',
    'sam.lee+offers@mail.larkwell.example',
    "o'neil@larkwell.co.uk",
    'jörg@lärkwell.example',
    `${'a'.repeat(237)}@larkwell.example`,
  ])('%s looks like one', (text) => expect(isEmail(text)).toBe(true))

  it.each([
    '',
    'sam',
    'sam@',
    '@larkwell.example',
    'sam@larkwell',
    'sam@larkwell.e',
    'sam lee@larkwell.example',
    'sam@lark well.example',
    'sam@@larkwell.example',
    '.sam@larkwell.example',
    'sam.@larkwell.example',
    'sam..lee@larkwell.example',
    'sam@.larkwell.example',
    'sam@-larkwell.example',
    'sam@larkwell..example',
    'Sam <sam@larkwell.example>',
    'sam@larkwell.example, lee@larkwell.example',
    `${'a'.repeat(238)}@larkwell.example`,
  ])('%j does not', (text) => expect(isEmail(text)).toBe(false))
})
