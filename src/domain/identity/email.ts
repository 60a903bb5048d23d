import { isStorable } from '#domain/forms/text.ts'

const longestEmail = 254
const shape = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\.]{2,}$/u

/** Looks like an email address. Only a message sent to it can show whether it is one. */
export const isEmail = (text: string): boolean =>
  text.length <= longestEmail &&
  isStorable(text) &&
  shape.test(text) &&
  !text.includes('..') &&
  !/^\.|\.@|@[.-]/.test(text)
