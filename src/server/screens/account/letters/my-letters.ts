import { letterDocumentPath } from '#domain/fhir/paths.ts'
import { letterKinds } from '#domain/letters/occasion.ts'
import type { Handler } from '../../../identity/handler.ts'
import type { Services } from '../../../platform/services.ts'
import { ownLetter, ownLetters } from './own-letters.ts'

/** The others are summaries of appointments, and what is written anew each time it is read. */
const isTreatmentLetter = (kind: string) => letterKinds.some((one) => one === kind)

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
      return { ...listed, letter, document: isTreatmentLetter(listed.kind) ? letterDocumentPath(account.id, id) : null }
    })
