import { cardProblems } from '#content/notifications/card-problems.ts'
import type { Books, Step } from './books.ts'
import { errorReply } from './replies.ts'

export const answered = (books: Books, types: readonly string[]): Step => ({
  books,
  reply: { status: 200, body: books.intent },
  happenings: types.map((type) => ({
    type,
    object: type.startsWith('charge.') ? (books.charges.at(-1) as object) : books.intent,
  })),
})

export function outOfTurn(books: Books): Step {
  const code = 'payment_intent_unexpected_state'
  const error = { type: 'invalid_request_error', code, message: cardProblems[code], payment_intent: books.intent }
  return { books, happenings: [], reply: errorReply(400, error) }
}

export const invalid = (books: Books, code: string): Step => ({
  books,
  happenings: [],
  reply: errorReply(400, { type: 'invalid_request_error', code, message: 'The amount is not possible.' }),
})
