import { code } from '../control.ts'

const packs = (title: string) => ({ file: 'src/server/clinical/supply/packs.test.ts', title })
const supply = (title: string) => ({ file: 'src/server/clinical/supply/supply.test.ts', title })
const rules = (title: string) => ({ file: 'src/domain/supply/supply.test.ts', title })

/** From the approval to the patient: the check, the pen, the parcel, the recall. */
export const supplyControls = {
  'assessed-again': code({
    does: 'The rules run again before the approval takes effect, at the signature, the check and dispatch; what is new holds the parcel.',
    code: { file: 'src/server/clinical/cases/hold-supply.ts', name: 'holdIfNew' },
    proof: {
      file: 'src/server/clinical/cases/hold-supply.test.ts',
      title: 'a stop between check and dispatch: the parcel stays, and is decided again at no further cost',
    },
    switchOff: {
      find: 'if (flags.length === 0) return null\n  await returnToPrescriber',
      replace: 'if (flags.length >= 0) return null\n  await returnToPrescriber',
    },
  }),
  'new-grounds-hold': code({
    does: 'A new stop, reason for a second signature or missing evidence counts as new since the approval.',
    code: { file: 'src/domain/cases/supply-hold.ts', name: 'newSinceApproval' },
    proof: {
      file: 'src/domain/cases/supply-hold.test.ts',
      title: 'are a stop, a reason for a second signature or incomplete information that was not found then',
    },
    switchOff: { find: `['stop', 'senior', 'incomplete']`, replace: `['senior', 'incomplete']` },
  }),
  'lock-holds': code({
    does: 'While supply is locked no pen is approved, checked or sent.',
    code: { file: 'src/server/clinical/cases/supply-lock.ts', name: 'openLockOf' },
    proof: {
      file: 'src/server/clinical/treatment/plans.test.ts',
      title: 'stops every pen from being approved, checked and sent',
    },
    switchOff: { find: 'return found ?? null', replace: 'return null' },
  }),
  'confirmed-before-sending': code({
    does: 'No parcel leaves before the patient has confirmed the barrier method or the first day after another medicine.',
    code: { file: 'src/server/clinical/supply/send-parcel.ts', name: 'sendParcel' },
    proof: {
      file: 'src/server/clinical/cases/asked-again.test.ts',
      title: 'a patient who takes the pill with Mounjaro confirms what to do, and the GP is owed a letter',
    },
    switchOff: {
      find: 'if (open) throw new ApiError(409, unconfirmedWords[open]',
      replace: 'if (open && id === null) throw new ApiError(409, unconfirmedWords[open]',
    },
  }),
  'pill-on-label': code({
    does: 'The label of tirzepatide has the advice about the pill.',
    code: { file: 'src/domain/supply/label.ts', name: 'labelLines' },
    proof: rules('C-7 a label of Mounjaro has the advice about the pill, and one of Wegovy has not'),
    switchOff: { find: 'known.weakensPill ?', replace: 'known.key === null ?' },
  }),
  'pen-as-prescribed': code({
    does: 'A pen of another medicine or strength than prescribed stops the check.',
    code: { file: 'src/server/clinical/supply/check.ts', name: 'deskCheck' },
    proof: packs('stops the check at another strength, and is recorded as prescribed however it was typed'),
    switchOff: { find: 'if (!isSameProduct({ medicine: brand, strength }, prescribed))', replace: 'if (id === null)' },
  }),
  'code-agrees': code({
    does: 'A batch or expiry that differs from the code on the pack stops the check.',
    code: { file: 'src/server/clinical/supply/check.ts', name: 'deskCheck' },
    proof: packs('stops the check if what was typed differs from its code, or the code cannot be read'),
    switchOff: {
      find: 'if (pack && differsFromCode(pen, pack.code)) throw',
      replace: 'if (pack && id === null) throw',
    },
  }),
  'code-by-two': code({
    does: 'What a product number stands for counts once a second pharmacist or lead has confirmed it.',
    code: { file: 'src/server/clinical/supply/pack-codes.ts', name: 'deskConfirmPackCode' },
    proof: packs('counts only what a second pharmacist or a lead has confirmed, and keeps what was removed'),
    switchOff: { find: 'if (code.addedBy === staff.id) throw', replace: 'if (code.addedBy === null) throw' },
  }),
  'pack-once': code({
    does: 'A pack with a serial number is supplied once.',
    code: { file: 'src/server/clinical/supply/read-pack.ts', name: 'readPack' },
    proof: packs('is supplied once: of two checks at the same moment one is refused, and an undone one gives it up'),
    switchOff: {
      find: 'if (serial === null) return null\n  const [supplied]',
      replace: 'if (serial !== undefined) return null\n  const [supplied]',
    },
  }),
  'code-one-wrong-digit': code({
    does: 'A product number with one wrong digit is not read as another.',
    code: { file: 'src/domain/supply/pack-code.ts', name: 'gtinOf' },
    proof: { file: 'src/domain/supply/pack-code.test.ts', title: 'finds one wrong digit, wherever it is' },
    switchOff: { find: 'return gtin[13] === checkDigit(gtin.slice(0, 13)) ? gtin : null', replace: 'return gtin' },
  }),
  'box-complete': code({
    does: 'A parcel does not leave before everything on its list is packed: leaflet, needles, sharps bin, label.',
    code: { file: 'src/server/clinical/supply/send-parcel.ts', name: 'sendParcel' },
    proof: packs('leaves with everything on its list, which is kept with the parcel'),
    switchOff: { find: 'if (missing) throw', replace: 'if (missing && found === null) throw' },
  }),
  'expiry-outlasts': code({
    does: 'A pen that expires before its last possible dose is neither released nor sent.',
    code: { file: 'src/server/clinical/supply/pen-problems.ts', name: 'expiryProblem' },
    proof: supply('is not released, and the message says the earliest acceptable expiry'),
    switchOff: {
      find: 'return needed !== null && expires < needed ?',
      replace: `return needed !== null && expires < '' ?`,
    },
  }),
  'in-use-life': code({
    does: 'No dose is counted or reminded of after the pen’s life in use.',
    code: { file: 'src/domain/treatment/injections.ts', name: 'injectionDays' },
    proof: {
      file: 'src/domain/treatment/cover.test.ts',
      title: 'has no dose left after its in-use life, counted from the first reported injection',
    },
    switchOff: {
      find: 'return until === null ? due : due.filter((day) => day <= until)',
      replace: 'return due',
    },
  }),
  'warm-quarantined': code({
    does: 'A parcel past its cold-chain time, or reported warm, is not supplied until a pharmacist has decided.',
    code: { file: 'src/domain/supply/arrival.ts', name: 'excursionOf' },
    proof: supply('waits for a pharmacist if it is delivered after its cold-chain duration, and has no supply period'),
    switchOff: { find: `return now > validUntil ? 'late' : null`, replace: `return now < 0 ? 'late' : null` },
  }),
  'warm-unknown-counts-against': code({
    does: 'Where nobody knows how warm a pen was, it is discarded and replaced.',
    code: { file: 'src/domain/supply/excursion-rule.ts', name: 'whyNotUse' },
    proof: rules('of %s may be used only if it is known to have stayed in the fridge’s range'),
    switchOff: {
      find: `if (warmestC === null || warmHours === null) return 'unknown'`,
      replace: 'if (warmestC === null || warmHours === null) return null',
    },
  }),
  'warm-reported': code({
    does: 'A patient reports a warm or late parcel with one press, and reads not to use it.',
    code: { file: 'src/domain/supply/arrival.ts', name: 'reportable' },
    proof: rules('can be reported by its patient until a week after delivery, and as missing once it is late'),
    switchOff: {
      find: `return now > expectedAt ? parcelReports : ['late or warm']`,
      replace: 'return now > expectedAt ? parcelReports : []',
    },
  }),
  'recall-stops': code({
    does: 'From the moment a recall is asked for nothing of its batches is released or sent.',
    code: { file: 'src/server/clinical/supply/pen-problems.ts', name: 'batchProblem' },
    proof: supply('D-4: is set aside when its batch is recalled after the check'),
    switchOff: { find: 'return found !== undefined\n', replace: 'return found === null\n' },
  }),
  'recall-of-one-medicine': code({
    does: 'A recall names medicine and batch: pens of another medicine with the same number are listed and not recalled.',
    code: { file: 'src/server/clinical/supply/recalled-pens.ts', name: 'pensOfBatches' },
    proof: supply('is of one medicine: pens of another with the same batch number stay as they are'),
    switchOff: {
      find: 'medicine === null ? undefined : isOf(medicine)',
      replace: 'medicine === null ? undefined : or()',
    },
  }),
  'recalled-never-fit': code({
    does: 'A late or warm parcel is never found fit to use once a recall of its batch was asked for.',
    code: { file: 'src/server/clinical/supply/settle-excursion.ts', name: 'deskSettleExcursion' },
    proof: supply('a late parcel of a recalled batch is not found fit to use, also before the recall is confirmed'),
    switchOff: {
      find: `if (recalled !== null) throw new ApiError(422, recalled, { because: 'recalled' })`,
      replace: `if (recalled === '') throw new ApiError(422, recalled, { because: 'recalled' })`,
    },
  }),
  'recalled-replaced-once-confirmed': code({
    does: 'A delivered pen is replaced from its parcel only once the recall of its batch is confirmed, and then counts as no supply.',
    code: { file: 'src/server/clinical/supply/replace-parcel.ts', name: 'replaceParcel' },
    proof: supply('a delivered pen is replaced free of charge once its recall is confirmed, and not before'),
    switchOff: {
      find: `found.state === 'delivered' && (await recalledCases(tx, [id])).has(id)`,
      replace: `found.state === 'delivered'`,
    },
  }),
  'recalled-replaced-by-two': code({
    does: 'The pen in place of a recalled one is approved by a prescriber and signed by a second one.',
    code: { file: 'src/server/clinical/supply/replace-parcel.ts', name: 'replaceParcel' },
    proof: supply('a delivered pen is replaced free of charge once its recall is confirmed, and not before'),
    switchOff: {
      file: 'src/server/clinical/cases/decide-case.ts',
      find: 'isSenior: isSenior(ofDose, doseNeeds),',
      replace: 'isSenior: false,',
    },
  }),
  'recalled-not-doubled': code({
    does: 'A recalled pen is not replaced once it is used up, a check-in about it was answered or a later pen has followed.',
    code: { file: 'src/server/clinical/supply/replace-parcel.ts', name: 'replaceParcel' },
    proof: supply('a pen that is used up is not replaced'),
    switchOff: { find: 'if (isUsedUp || !(await removeSupplyPeriod', replace: 'if (!(await removeSupplyPeriod' },
  }),
  'replaced-pen-shown': code({
    does: 'A case whose pen is to be replaced says which pen the patient had in hand and which doses they logged since.',
    code: { file: 'src/server/screens/desk/cases/case-replaced.ts', name: 'replacedShown' },
    proof: supply('a delivered pen is replaced free of charge once its recall is confirmed, and not before'),
    switchOff: { find: `is === 'taken' && on >= pen.on`, replace: `is === 'taken' && on < pen.on` },
  }),
  'recall-finds': code({
    does: 'A batch is found however it was typed, and near matches are shown.',
    code: { file: 'src/domain/supply/batch.ts', name: 'batchKey' },
    proof: rules('is the same however it is typed: %s'),
    switchOff: { find: `.replace(/[^A-Z0-9]/g, '')`, replace: '' },
  }),
  'recall-on-account': code({
    does: 'While a pen that may have doses left is recalled, the account says not to use it, names no next injection, and no reminder of a dose is sent.',
    code: { file: 'src/domain/treatment/next-step.ts', name: 'nextStepOfPlan' },
    proof: supply(
      'says where each pen is, exports a list without formulas, and messages all recipients once after a second yes',
    ),
    switchOff: { find: 'if (recalled.length > 0 &&', replace: 'if (recalled.length > 9 &&' },
  }),
  'recall-by-two': code({
    does: 'A recall is confirmed by a second person, and every recipient is then told once; who has not answered is listed.',
    code: { file: 'src/server/clinical/supply/recall.ts', name: 'deskConfirmRecall' },
    proof: supply(
      'says where each pen is, exports a list without formulas, and messages all recipients once after a second yes',
    ),
    switchOff: { find: 'if (recall.askedBy === staff.id) throw', replace: 'if (recall.askedBy === null) throw' },
  }),
  'address-seen': code({
    does: 'A parcel whose address the desk changed leaves only once the member of staff who packs it has seen the change.',
    code: { file: 'src/server/clinical/supply/send-parcel.ts', name: 'sendParcel' },
    proof: {
      file: 'src/server/clinical/desk/change-contact.test.ts',
      title: 'goes to the new one, shows the change, and leaves only once that was seen',
    },
    switchOff: { find: 'if (change && change.id !== sending.addressChange)', replace: 'if (change && id === null)' },
  }),
  'lost-replaced-once': code({
    does: 'A lost parcel is replaced by a decision of two, and its period is not counted twice.',
    code: { file: 'src/server/clinical/supply/replace-parcel.ts', name: 'replaceParcel' },
    proof: {
      file: 'src/server/clinical/cases/asked-again.test.ts',
      title: 'is replaced by the same dose with two signatures, and is not paid for again',
    },
    switchOff: {
      file: 'src/server/clinical/cases/decide-case.ts',
      find: 'isSenior: isSenior(ofDose, doseNeeds),',
      replace: 'isSenior: false,',
    },
  }),
} as const
