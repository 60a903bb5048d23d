import { textProblems } from '#content/forms.ts'
import { askForCall as callWords } from '#content/safeguarding/ask-for-call.ts'
import { normalisePhone } from '../identity/phone.ts'
import { type Checks, defineForm } from './form.ts'
import { isStorable } from './text.ts'

export const longestCallName = 100

export interface CallRequest {
  readonly phone: string
  readonly name: string
  readonly mayLeaveMessage: boolean
}

type Key = 'phone missing' | 'phone unreal' | 'name too long' | 'not text'

const words: Readonly<Record<Key, string>> = {
  'phone missing': callWords.missing,
  'phone unreal': callWords.notANumber,
  'name too long': callWords.nameTooLong(longestCallName),
  'not text': textProblems.notText,
}

const normal = ({ phone, name, mayLeaveMessage }: CallRequest): CallRequest => ({
  phone: normalisePhone(phone) ?? phone.trim(),
  name: name.replaceAll(/\s+/g, ' ').trim(),
  mayLeaveMessage,
})

function nameProblem({ name }: CallRequest): Key | null {
  if (!isStorable(name)) return 'not text'
  return [...name].length > longestCallName ? 'name too long' : null
}

const checks: Checks<CallRequest, 'phone' | 'name', Key, void> = {
  phone: ({ phone }) => (phone === '' ? 'phone missing' : normalisePhone(phone) === null ? 'phone unreal' : null),
  name: nameProblem,
}

export const callRequestForm = defineForm({ normal, checks, words })
