import { deskCase } from './case.ts'
import { deskAddHistory, deskCorrectHistory, deskMarkHistory } from './clinical-history.ts'
import {
  deskApprove,
  deskAsk,
  deskDecline,
  deskKeepDraft,
  deskNote,
  deskSign,
  deskUndo,
  deskUndoable,
} from './decisions.ts'
import { deskCaseMessage, deskReadCaseMessages } from './discussion.ts'
import { deskQuality, deskReview, deskReviewSample } from './quality.ts'
import { deskClaim, deskNextCase, deskQueue, deskRelease, deskRenew } from './queue.ts'
import { deskQueueViews, deskRemoveQueueView, deskSaveQueueView } from './queue-views.ts'
import { deskRules, deskSignRules } from './rules.ts'

export const casesCalls = {
  [deskQueue.name]: deskQueue,
  [deskQueueViews.name]: deskQueueViews,
  [deskSaveQueueView.name]: deskSaveQueueView,
  [deskRemoveQueueView.name]: deskRemoveQueueView,
  [deskNextCase.name]: deskNextCase,
  [deskClaim.name]: deskClaim,
  [deskRenew.name]: deskRenew,
  [deskRelease.name]: deskRelease,
  [deskCase.name]: deskCase,
  [deskApprove.name]: deskApprove,
  [deskSign.name]: deskSign,
  [deskDecline.name]: deskDecline,
  [deskAsk.name]: deskAsk,
  [deskUndo.name]: deskUndo,
  [deskUndoable.name]: deskUndoable,
  [deskNote.name]: deskNote,
  [deskKeepDraft.name]: deskKeepDraft,
  [deskCorrectHistory.name]: deskCorrectHistory,
  [deskAddHistory.name]: deskAddHistory,
  [deskMarkHistory.name]: deskMarkHistory,
  [deskQuality.name]: deskQuality,
  [deskRules.name]: deskRules,
  [deskSignRules.name]: deskSignRules,
  [deskReviewSample.name]: deskReviewSample,
  [deskReview.name]: deskReview,
  [deskCaseMessage.name]: deskCaseMessage,
  [deskReadCaseMessages.name]: deskReadCaseMessages,
}
