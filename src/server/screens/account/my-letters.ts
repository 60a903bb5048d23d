import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { ownLetter, ownLetters } from './own-letters.ts'

export const myLetters =
  (services: Services): Handler<'my_letters'> =>
  ({ account }) =>
    services.database.run(async (orm) => ({
      letters: (await ownLetters(services, orm, account.id)).map(({ listed }) => listed),
    }))

export const myLetter =
  (services: Services): Handler<'my_letter'> =>
  ({ account, body: { id } }) =>
    services.database.run(async (orm) => {
      const { listed, letter } = await ownLetter(services, orm, account.id, id)
      return { ...listed, letter }
    })
