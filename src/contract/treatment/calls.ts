import { answerCheckInAgain, finishCheckIn, myCheckIn, saveCheckIn } from './check-in.ts'
import { deskCheckIn, deskCloseCheckIn } from './check-in-review.ts'
import { deskAnswerFlag, deskCoaching, deskRaiseFlag } from './coaching.ts'
import { deskReadReport } from './desk-symptom-reports.ts'
import { deskAnswerMedicine, deskChangePlan, deskLiftLock } from './desk-treatment.ts'
import { logDose, myDoses, removeDose } from './dose-log.ts'
import { setInjectionDay } from './injection-day.ts'
import { injectionGuides } from './injection-guides.ts'
import { medicineFacts } from './medicine-facts.ts'
import { bookNutritionSession, cancelNutritionSession, myNutrition } from './nutrition.ts'
import { addPushBrowser, myReminder, removePushBrowser, setReminder } from './reminders.ts'
import { reportSign, reportTopic, takeBackSign, tellUnwell } from './symptom-report.ts'
import { importMeasures, logMeasures, myProgress, removeMeasure, setTracking } from './tracking.ts'
import { askForMedicine, changeMyPlan, myPlan, setAfterwards, takeBackMedicine } from './treatment.ts'

export const treatmentCalls = {
  [myNutrition.name]: myNutrition,
  [bookNutritionSession.name]: bookNutritionSession,
  [cancelNutritionSession.name]: cancelNutritionSession,
  [deskCheckIn.name]: deskCheckIn,
  [deskCloseCheckIn.name]: deskCloseCheckIn,
  [deskChangePlan.name]: deskChangePlan,
  [deskLiftLock.name]: deskLiftLock,
  [deskAnswerMedicine.name]: deskAnswerMedicine,
  [deskCoaching.name]: deskCoaching,
  [deskRaiseFlag.name]: deskRaiseFlag,
  [deskAnswerFlag.name]: deskAnswerFlag,
  [tellUnwell.name]: tellUnwell,
  [reportSign.name]: reportSign,
  [takeBackSign.name]: takeBackSign,
  [reportTopic.name]: reportTopic,
  [deskReadReport.name]: deskReadReport,
  [setInjectionDay.name]: setInjectionDay,
  [myDoses.name]: myDoses,
  [logDose.name]: logDose,
  [removeDose.name]: removeDose,
  [myReminder.name]: myReminder,
  [setReminder.name]: setReminder,
  [addPushBrowser.name]: addPushBrowser,
  [removePushBrowser.name]: removePushBrowser,
  [myCheckIn.name]: myCheckIn,
  [saveCheckIn.name]: saveCheckIn,
  [finishCheckIn.name]: finishCheckIn,
  [answerCheckInAgain.name]: answerCheckInAgain,
  [myPlan.name]: myPlan,
  [medicineFacts.name]: medicineFacts,
  [injectionGuides.name]: injectionGuides,
  [changeMyPlan.name]: changeMyPlan,
  [askForMedicine.name]: askForMedicine,
  [takeBackMedicine.name]: takeBackMedicine,
  [setAfterwards.name]: setAfterwards,
  [myProgress.name]: myProgress,
  [logMeasures.name]: logMeasures,
  [importMeasures.name]: importMeasures,
  [removeMeasure.name]: removeMeasure,
  [setTracking.name]: setTracking,
}
