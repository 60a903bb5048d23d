import type { DutyHolder, Procedure } from '../control.ts'

const duty = (by: DutyHolder, when: string, does: string): Procedure => ({ is: 'procedure', by, when, does })

/** What the operator has to do, because no software can do it for them. */
export const procedures = {
  'sign-rules': duty(
    'clinical lead',
    'before the first patient and with every version of the rules',
    'Read what changed, compare the figures with the current product information and guidance, and sign the rules at the desk. A second clinician reads them first.',
  ),
  'sign-safety-case': {
    ...duty(
      'clinical safety officer',
      'before the first patient, with every release that changes a control, and once a year',
      'Go through the hazard log with the people who work with the product, judge whether the risks are as they are written down for this installation, accept or refuse what remains, and sign the safety case report.',
    ),
    isForAll: true,
  },
  'scale-instructions': duty(
    'superintendent pharmacist',
    'when a model of smart scale is chosen, and with each new one',
    'Read its manual: who must not use it, how body composition is turned off, and whether it follows the Bluetooth standards that the account reads. Put the manual into the box with it.',
  ),
  'review-incidents': {
    ...duty(
      'clinical safety officer',
      'weekly, and at once after harm',
      'Read reported incidents and near misses, link each to its hazard, decide about reports to the CQC, the MHRA (Yellow Card, defective medicines), LFPSE and the controlled drugs accountable officer, and reopen the hazard where its likelihood was misjudged.',
    ),
    isForAll: true,
  },
  'staff-on-call': duty(
    'clinical lead',
    'every week',
    'Keep the rota of prescribers on call complete for the hours in which the service says that staff are there, with numbers that were tried.',
  ),
  'try-alarm': duty(
    'clinical lead',
    'monthly',
    'Raise a test concern and see that the alarm reaches the person on call, then the next, by text and by email.',
  ),
  'read-inbox': duty(
    'registered manager',
    'every working day, morning and late afternoon',
    'See that every row of the operations inbox has a member of staff who is dealing with it. A source shown as unknown is treated as full, not as empty.',
  ),
  'weigh-in-practice': duty(
    'clinical lead',
    'with every new member of staff who holds weigh-ins, and by a sample each quarter',
    'Teach how a weigh-in is held: face and document compared, the scale shown empty and then with the person standing on it, the reading read aloud, nobody else steering. What cannot be seen is not recorded.',
  ),
  'ask-alone': duty(
    'clinical lead',
    'in every first conversation where something seems wrong, and in training',
    'Speak with the patient alone, ask whose wish the treatment is and whether anybody presses them or answers for them, and raise a concern where it is not their own.',
  ),
  'sample-decisions': duty(
    'clinical lead',
    'weekly',
    'Review the sample of decisions that the desk draws, with an eye on flags that were ticked without a thought and on doses given to please.',
  ),
  'check-interactions': duty(
    'superintendent pharmacist',
    'at every check',
    'Look up interactions with the medicines the patient named, including those the rules do not know.',
  ),
  'cold-chain': duty(
    'superintendent pharmacist',
    'daily, and with every new packaging or carrier',
    'Record fridge temperatures, pack by a validated method, and enter the validated hours of that packaging at dispatch and no more.',
  ),
  'receive-recalls': duty(
    'superintendent pharmacist',
    'every working day',
    'Receive the alerts of the MHRA and of the manufacturers, ask for the recall at the desk the same day, and telephone all who have not answered.',
  ),
  'register-packs': duty(
    'superintendent pharmacist',
    'with every new pack',
    'Register product numbers from the pack itself, by two people, and scan every pen: typing is for a code that cannot be read.',
  ),
  'controlled-stationery': duty(
    'psychiatrist',
    'always',
    'Keep prescription forms for controlled drugs locked up, record each serial number, report a lost one at once, and keep to 30 days’ supply.',
  ),
  'adhd-monitoring': duty(
    'psychiatrist',
    'before a stimulant is started, with every change of dose, and every six months',
    'Take a cardiac and family history, measure blood pressure and pulse, ask about mood, psychosis and misuse, and do not prescribe over what was found.',
  ),
  'check-registers': duty(
    'registered manager',
    'before access is given, monthly after that, and on every notice of a regulator',
    'Compare the registration of all who decide with the register itself, and end the access of those who are suspended or have left, the same hour.',
  ),
  'gp-directory': duty(
    'technical operator',
    'monthly',
    'Load the current directory of GP practices, so that letters go to practices that exist.',
  ),
  'restore-practice': duty(
    'technical operator',
    'quarterly',
    'Restore a backup to another machine, and the database to a moment by its provider, compare what is in it with what was there, and write down how long it took.',
  ),
  'after-restore': duty(
    'superintendent pharmacist',
    'after every restore that lost anything',
    'Before anything is sent: compare the carrier’s list of parcels, the card provider’s books and the pharmacy’s own stock with the restored register, enter what is missing, and only then release dispatch. Ask patients with an open concern again.',
  ),
  'keep-keys': duty(
    'technical operator',
    'when keys are made or rotated',
    'Keep a copy of the data keys and the backup keys apart from the data and from each other, with two people who can reach them.',
  ),
  'set-clocks': duty(
    'technical operator',
    'always',
    'Set every machine by NTP, and treat the alarm ClockWrong as one that stops the service.',
  ),
  'when-down': duty(
    'registered manager',
    'before the first patient, and practised once a year',
    'Have a plan for hours without the service: a telephone number that is answered, a printed list of open concerns and of parcels on their way, and who decides what is told to patients.',
  ),
  'watch-alarms': duty(
    'technical operator',
    'always',
    'Connect the alarms of the runbook to a person who is awake, and answer each by its page.',
  ),
  'end-with-plan': duty(
    'clinical lead',
    'when treatment is refused or ended',
    'Tell the patient what else helps and whom to ask, and follow those at risk until another service has taken over.',
  ),
} as const
