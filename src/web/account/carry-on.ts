import {
  ownProgress,
  readProgress,
  withOwnProgress,
  writeProgress,
} from '#domain/questionnaires/engine/saved-progress.ts'
import { toCurrentVersion } from '#domain/questionnaires/engine/versions.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { callApi } from '#web/device/api.ts'
import { deviceStorage } from '#web/device/browser-storage.ts'
import { keptVersion, noteVersion } from '#web/shared/answers/kept-version.ts'
import { resumePoint } from './resume-point.ts'

const flow = 'weight-management'

/**
 * Takes an assessment up on this device and says where to go on. Answers that are here already stay as they are; else
 * those the server keeps are put where the questionnaire reads them.
 */
export async function carryOn(): Promise<string> {
  const kept = readProgress(deviceStorage.getItem('questionnaire_data'))
  const own = kept ? ownProgress(weightManagement, kept).data : {}
  const here = toCurrentVersion(weightManagement, keptVersion(deviceStorage, weightManagement), own)
  if (Object.keys(here).length > 0) return resumePoint(here).path

  const { code, data, message } = await callApi('load_answers', { questionnaire_type: flow })
  if (code !== 200 || !data) throw new Error(message)
  if (data.ansData === null || data.uniqueId === null) return resumePoint({}).path
  const answers = JSON.parse(data.ansData) as Record<string, unknown>
  const { path, stepHistory } = resumePoint(answers)
  deviceStorage.setItem('uniqueId', data.uniqueId)
  deviceStorage.setItem('questionnaire_sync', JSON.stringify({ [flow]: data.revision }))
  deviceStorage.setItem(
    'questionnaire_data',
    writeProgress(withOwnProgress(weightManagement, kept, { data: answers, stepHistory })),
  )
  noteVersion(deviceStorage, weightManagement)
  return path
}
