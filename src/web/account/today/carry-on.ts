import { ownProgress, readProgress, withOwnProgress, writeProgress } from '#domain/intake/engine/saved-progress.ts'
import { toCurrentVersion } from '#domain/intake/engine/versions.ts'
import { flows, type GuestFlow, type GuestFlowName } from '#domain/intake/flows.ts'
import { callApi } from '#web/browser/api.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { noteRevision } from '#web/shared/answers/saved-revisions.ts'
import { noteVersion, readSavedVersion } from '#web/shared/answers/saved-version.ts'
import { resumePoint } from './resume-point.ts'

/**
 * Takes an assessment up on this device and says where to go on. Answers that are here already stay as they are; else
 * those the server keeps are put where the questionnaire reads them.
 */
export async function carryOn(name: GuestFlowName): Promise<string> {
  const flow: GuestFlow = flows[name]
  const kept = readProgress(deviceStorage.getItem('questionnaire_data'))
  const own = kept ? ownProgress(flow, kept).data : {}
  const here = toCurrentVersion(flow, readSavedVersion(deviceStorage, flow), own)
  if (Object.keys(here).length > 0) return resumePoint(flow, here).path

  const { code, data, message } = await callApi('load_answers', { questionnaire_type: name })
  if (code !== 200 || !data) throw new Error(message)
  if (data.ansData === null || data.uniqueId === null) return resumePoint(flow, {}).path
  const answers = JSON.parse(data.ansData) as Record<string, unknown>
  const { path, stepHistory } = resumePoint(flow, answers)
  deviceStorage.setItem('uniqueId', data.uniqueId)
  noteRevision(deviceStorage, name, data.revision)
  deviceStorage.setItem(
    'questionnaire_data',
    writeProgress(withOwnProgress(flow, kept, { data: answers, stepHistory })),
  )
  noteVersion(deviceStorage, flow)
  return path
}
