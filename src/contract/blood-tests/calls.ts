import {
  deskBloodHandIn,
  deskBloodKit,
  deskBloodKits,
  deskBloodTests,
  deskBloodTestsOf,
  deskEndBloodKit,
  deskRefuseBloodHandIn,
  deskReviewBloodReport,
  deskSendBloodKit,
  deskSettleBloodMessage,
  deskTypeBloodResults,
} from './desk-blood-tests.ts'
import { askForBloodKit, cancelBloodKit, handInBloodResults, myBloodTests } from './my-blood-tests.ts'

export const bloodTestCalls = {
  [myBloodTests.name]: myBloodTests,
  [askForBloodKit.name]: askForBloodKit,
  [cancelBloodKit.name]: cancelBloodKit,
  [handInBloodResults.name]: handInBloodResults,
  [deskBloodTests.name]: deskBloodTests,
  [deskBloodTestsOf.name]: deskBloodTestsOf,
  [deskReviewBloodReport.name]: deskReviewBloodReport,
  [deskBloodHandIn.name]: deskBloodHandIn,
  [deskTypeBloodResults.name]: deskTypeBloodResults,
  [deskRefuseBloodHandIn.name]: deskRefuseBloodHandIn,
  [deskBloodKit.name]: deskBloodKit,
  [deskBloodKits.name]: deskBloodKits,
  [deskSendBloodKit.name]: deskSendBloodKit,
  [deskEndBloodKit.name]: deskEndBloodKit,
  [deskSettleBloodMessage.name]: deskSettleBloodMessage,
}
