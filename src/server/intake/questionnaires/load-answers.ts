import { guestSessionOf } from '../../identity/guest-sessions/guest-sessions.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { storedAnswers } from './answer-sets.ts'
import { plainInCurrentVersion } from './current-version.ts'
import { ownerOf } from './save-answer.ts'

export const loadAnswers =
  ({ database, vault }: Services): Handler<'load_answers'> =>
  async ({ body: { questionnaire_type }, guestSession }) => {
    const uniqueId = guestSession.presented && (await guestSessionOf(database, guestSession.presented))
    if (!uniqueId) return { uniqueId: null, ansData: null, revision: 0 }
    const stored = await storedAnswers(database, uniqueId, questionnaire_type)
    if (!stored) return { uniqueId, ansData: null, revision: 0 }
    const plain = vault.open(stored.answers, ownerOf(uniqueId, questionnaire_type))
    const ansData = plainInCurrentVersion(questionnaire_type, stored.version, plain)
    return { uniqueId, ansData, revision: stored.revision }
  }
