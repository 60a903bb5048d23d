import { recordingWords as words } from '#content/evidence/recording.ts'
import type { Envelope, FieldProblem } from '#contract/envelope.ts'
import { deskCall } from '../../../desk-call.ts'
import { typedReader } from './read-typed.ts'
import { recordedMedicines } from './recorded-medicines.ts'
import type { Recording, Typed } from './typed.ts'

type Send = () => Promise<Envelope<unknown>>
type Reader = ReturnType<typeof typedReader>

const sends: { readonly [Name in Recording]: (caseId: string, typed: Typed[Name], read: Reader) => Send } = {
  measurements(caseId, { how, weightKg, heightCm, on }, read) {
    const body = {
      caseId,
      how: read.choice('how', how, words.ways),
      weightKg: read.weight('weightKg', weightKg),
      heightCm: read.height('heightCm', heightCm),
      on: read.day('on', on),
    }
    return () => deskCall('desk_record_measurements', body)
  },
  supply(caseId, typed, read) {
    const body = {
      caseId,
      how: read.choice('how', typed.how, words.reads),
      medicine: read.choice('medicine', typed.medicine, recordedMedicines),
      strengthMg: read.strengthOrNothing('strengthMg', typed.strengthMg),
      suppliedOn: read.day('suppliedOn', typed.suppliedOn),
      lastInjectionOn: read.dayOrNothing('lastInjectionOn', typed.lastInjectionOn),
      startingWeightKg: read.weightOrNothing('startingWeightKg', typed.startingWeightKg),
      isNameMatching: read.choice('isNameMatching', typed.isNameMatching, words.nameMatches) === 'yes',
    }
    return () => deskCall('desk_confirm_supply', body)
  },
  contact(caseId, { how, on, said }, read) {
    const body = {
      caseId,
      how: read.choice('how', how, words.speaks),
      on: read.day('on', on),
      said: read.words('said', said, words.problems.notes),
    }
    return () => deskCall('desk_record_contact', body)
  },
  plan(caseId, { plan, informed, informedOn }, read) {
    const body = {
      caseId,
      plan: read.words('plan', plan, words.problems.notes),
      informed: read.words('informed', informed, words.problems.notes),
      informedOn: read.day('informedOn', informedOn),
    }
    return () => deskCall('desk_record_plan', body)
  },
  answer(caseId, { flag, how, on, answer }, read) {
    const body = {
      caseId,
      flag: read.choice('flag', flag, words.abouts),
      how: read.choice('how', how, words.answers),
      on: read.day('on', on),
      answer: read.words('answer', answer, words.problems.notes),
    }
    return () => deskCall('desk_record_answer', body)
  },
  again(caseId, { gate, words: typed }, read) {
    const body = { caseId, gate: read.choice('gate', gate, words.gates), words: read.words('words', typed) }
    return () => deskCall('desk_ask_again', body)
  },
}

/** What was typed, ready to be sent, or what is wrong with it. */
export function readRecording<Name extends Recording>(
  name: Name,
  caseId: string,
  typed: Typed,
  today: string,
): { readonly send: Send } | { readonly problems: readonly FieldProblem[] } {
  const read = typedReader(today)
  const send = sends[name](caseId, typed[name], read)
  return read.problems.length > 0 ? { problems: read.problems } : { send }
}
