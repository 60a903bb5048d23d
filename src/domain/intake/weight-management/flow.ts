import type { Flow } from '../engine/flow.ts'
import { ofAnotherMedication } from './about-one-medication.ts'
import { allergiesDetails } from './allergies-details.ts'
import { bariatricSurgeryDetails } from './bariatric-surgery-details.ts'
import { bariatricSurgeryTiming } from './bariatric-surgery-timing.ts'
import { continueDosePreference } from './continue-dose-preference.ts'
import { currentMedicationStatus } from './current-medication-status.ts'
import { weightManagementDeclaration } from './declaration.ts'
import { informGp } from './inform-gp.ts'
import { lastDoseTiming } from './last-dose-timing.ts'
import { medicationSideEffectsDetails } from './medication-side-effects-details.ts'
import { medicationSideEffectsQuery } from './medication-side-effects-query.ts'
import { mentalHealthDetails } from './mental-health-details.ts'
import { otherMedicalConditionsDetails } from './other-medical-conditions-details.ts'
import { otherMedicalConditionsQuery } from './other-medical-conditions-query.ts'
import { otherMedicationDetails } from './other-medication-details.ts'
import { otherMedicationsAllergies } from './other-medications-allergies.ts'
import { prescribedDose } from './prescribed-dose.ts'
import { prescribedDoseOtherInput } from './prescribed-dose-other-input.ts'
import { previousWeightLossMedications } from './previous-weight-loss-medications.ts'
import { specialOffers } from './special-offers.ts'
import { defaultMedication, startingWeight } from './starting-weight.ts'
import { age } from './step-1-age.ts'
import { ethnicity } from './step-2-ethnicity.ts'
import { sex } from './step-3-sex.ts'
import { pregnancy } from './step-4-pregnancy.ts'
import { bmi } from './step-5-bmi.ts'
import { diabetes } from './step-6-diabetes.ts'
import { seriousConditions } from './step-7-serious-conditions.ts'
import { weightRelatedConditions } from './step-8-weight-related-conditions.ts'
import { doseSteps, type NotEligibleReason, type StepId } from './step-ids.ts'
import { thyroidSurgeryDetails } from './thyroid-surgery-details.ts'
import { version1 } from './versions/version-1.ts'
import { version2 } from './versions/version-2.ts'

export const weightManagement: Flow<StepId, NotEligibleReason> & typeof weightManagementDeclaration = {
  ...weightManagementDeclaration,
  earlier: [version2, version1],
  context: { medication: { usual: defaultMedication, unknown: 'your medication' } },
  ownState: { email: '' },
  outdated: ofAnotherMedication,
  steps: {
    'step-1': age,
    'step-2': ethnicity,
    'step-3': sex,
    'step-4': pregnancy,
    'step-5': bmi,
    'step-6': diabetes,
    'step-7': seriousConditions,
    'bariatric-surgery-timing': bariatricSurgeryTiming,
    'bariatric-surgery-details': bariatricSurgeryDetails,
    'thyroid-surgery-details': thyroidSurgeryDetails,
    'step-8': weightRelatedConditions,
    'mental-health-details': mentalHealthDetails,
    'other-medical-conditions-query': otherMedicalConditionsQuery,
    'other-medical-conditions-details': otherMedicalConditionsDetails,
    'previous-weight-loss-medications': previousWeightLossMedications,
    'other-medication-details': otherMedicationDetails,
    [doseSteps.startingWeight]: startingWeight,
    [doseSteps.lastTiming]: lastDoseTiming,
    [doseSteps.prescribed]: prescribedDose,
    [doseSteps.prescribedOther]: prescribedDoseOtherInput,
    [doseSteps.preference]: continueDosePreference,
    'current-medication-status': currentMedicationStatus,
    'medication-side-effects-query': medicationSideEffectsQuery,
    'medication-side-effects-details': medicationSideEffectsDetails,
    'other-medications-allergies': otherMedicationsAllergies,
    'allergies-details': allergiesDetails,
    'inform-gp': informGp,
    'special-offers': specialOffers,
  },
}
