import { type ReactNode, useRef, useState } from 'react'
import { clinicAddress } from '#content/appointments/clinic.ts'
import { paperDeskWords as words } from '#content/appointments/post.ts'
import {
  controlledFormsFor,
  type DrugForm,
  drugFormKeys,
  drugForms,
  isControlledDrug,
  type PaperDrug,
  type PaperForm,
  paperDrugKeys,
  paperDrugs,
  paperForms,
} from '#domain/appointments/paper/paper-forms.ts'
import {
  normalPaper,
  type PaperProblem,
  problemsOfPaper,
  type SentPaper,
} from '#domain/appointments/paper/paper-prescription.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { policy } from '#domain/clinical/policy.ts'
import { normalisePostcode } from '#domain/identity/postcode.ts'
import { pounds } from '#domain/orders/money.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { useDraft } from '../../../cases/list/use-draft.ts'
import { DraftStatus } from '../../../cases/notes/draft-status.tsx'
import { DeskArea } from '../../../components/desk-area.tsx'
import { DeskButton } from '../../../components/desk-button.tsx'
import { DeskChoices } from '../../../components/desk-choices.tsx'
import { DeskLine } from '../../../components/desk-line.tsx'
import { DeskSelect } from '../../../components/desk-select.tsx'
import { useSave } from '../../../components/use-save.ts'
import { deskCall } from '../../../desk-call.ts'
import type { AppointmentView } from '../appointment-view.ts'

interface Props {
  readonly found: AppointmentView
  /** The one whose time has run out, if it is for another in its place. */
  readonly replaces: string | null
  readonly onChanged: () => Promise<void>
  readonly onBack: (() => void) | null
}

/** A known address as it goes onto the form: the postcode by itself. */
function writtenAddress(lines: readonly string[]) {
  const all = lines.flatMap((line) => line.split(/[#\n]|, /)).map((line) => line.trim())
  const postcode = normalisePostcode(all.at(-1) ?? '')
  return { lines: (postcode ? all.slice(0, -1) : all).join('\n'), postcode: postcode ?? '' }
}

/** What was typed before and not recorded, of the same prescription. Anything else begins anew. */
function typedBefore<Fields extends { readonly replaces: string | null }>(draft: string, blank: Fields): Fields {
  if (draft === '') return blank
  try {
    const before: unknown = JSON.parse(draft)
    const isSame = typeof before === 'object' && before !== null && 'replaces' in before
    return isSame && before.replaces === blank.replaces ? { ...blank, ...before } : blank
  } catch {
    return blank
  }
}

const wholeNumber = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0)

/** Typed from the paper that lies there. The server checks the same again. */
export function RecordPaperPrescription({ found, replaces, onChanged, onBack }: Props) {
  const { id, state, startsAt, paperPricePence, person, cannotPrescribe } = found
  const on = londonTimeAt(Date.parse(startsAt)).date
  const today = londonTimeAt(Date.now()).date
  const draft = useDraft(`appointment/${id}/paper`, found.drafts.paper)
  const [typed, setTyped] = useState(() => {
    const patientAddress = writtenAddress(person?.address ?? [])
    const blank = {
      drug: 'methylphenidate' as PaperDrug,
      drugForm: 'mr-tablets' as DrugForm,
      strength: '',
      dose: '',
      quantity: '',
      quantityWords: '',
      supplyDays: '',
      longSupplyReason: '',
      patientAddress,
      prescriberAddress: writtenAddress(clinicAddress),
      prescriberNumber: '',
      form: controlledFormsFor(patientAddress.postcode)[0] ?? ('FP10PCD' as PaperForm),
      serial: '',
      writtenOn: replaces === null ? on : today,
      startsOn: '',
    }
    return typedBefore(draft.text, { ...blank, replaces })
  })
  const [isTried, setIsTried] = useState(false)
  // The same until it has arrived: sent again it is the same.
  const paperId = useRef(randomUuid())
  const { save, isBusy, problem } = useSave(async (isSaved) => {
    if (isSaved) draft.reset()
    await onChanged()
  })
  function change(changed: Partial<typeof typed>) {
    const next = { ...typed, ...changed }
    setTyped(next)
    draft.write(JSON.stringify(next))
  }

  const isControlled = isControlledDrug(typed.drug)
  const { replaces: _, ...written } = typed
  const sent: SentPaper = normalPaper({
    ...written,
    form: isControlled ? typed.form : 'private',
    quantity: wholeNumber(typed.quantity),
    supplyDays: wholeNumber(typed.supplyDays),
    startsOn: typed.startsOn || null,
  })
  const problems = isTried ? problemsOfPaper(sent, { on, today }) : []
  const wrong = (...of: PaperProblem[]) => {
    const first = of.find((one) => problems.includes(one))
    return first ? words.problems[first] : null
  }
  const why = state !== 'completed' ? words.before : cannotPrescribe
  const line = (
    field: 'strength' | 'dose' | 'quantity' | 'quantityWords' | 'supplyDays' | 'prescriberNumber' | 'serial',
  ) => ({
    value: typed[field],
    onChange: (value: string) => change({ [field]: value }),
  })
  const postcodeChanged = (postcode: string) => {
    const [form] = controlledFormsFor(normalisePostcode(postcode) ?? '')
    change({
      patientAddress: { ...typed.patientAddress, postcode },
      ...(normalisePostcode(postcode) && form ? { form } : {}),
    })
  }

  function record() {
    setIsTried(true)
    if (why !== null || problemsOfPaper(sent, { on, today }).length > 0) return
    void save(() => deskCall('desk_paper', { id, paperId: paperId.current, replaces, ...sent }))
  }

  return (
    <div className="space-y-4">
      <p className="text-ink-soft">{words.lead(pounds(paperPricePence))}</p>
      <Group legend={words.groups.medicine}>
        <DeskSelect
          label={words.drug}
          value={typed.drug}
          options={paperDrugKeys.map((value) => ({ value, label: paperDrugs[value].name }))}
          onChange={(drug) => change({ drug: drug as PaperDrug })}
        />
        <DeskSelect
          label={words.drugForm}
          value={typed.drugForm}
          options={drugFormKeys.map((value) => ({ value, label: drugForms[value].name }))}
          onChange={(drugForm) => change({ drugForm: drugForm as DrugForm })}
        />
        <DeskLine
          {...line('strength')}
          label={words.strength}
          hint={words.strengthHint}
          problem={wrong('strength')}
          maxLength={40}
        />
        <DeskLine
          {...line('dose')}
          label={words.dose}
          hint={words.doseHint}
          problem={wrong('dose', 'dose as directed')}
          maxLength={200}
        />
      </Group>
      <Group legend={words.groups.quantity}>
        <DeskLine
          {...line('quantity')}
          label={words.quantity(drugForms[typed.drugForm].unit)}
          inputMode="numeric"
          problem={wrong('quantity')}
          maxLength={4}
        />
        {isControlled && (
          <DeskLine
            {...line('quantityWords')}
            label={words.quantityWords}
            problem={wrong('quantity words')}
            maxLength={120}
          />
        )}
        <DeskLine
          {...line('supplyDays')}
          label={words.supplyDays}
          inputMode="numeric"
          problem={wrong('supply days')}
          maxLength={3}
        />
        {sent.supplyDays > policy.controlledSupplyDays && (
          <DeskArea
            label={words.longSupplyReason(policy.controlledSupplyDays)}
            rows={2}
            value={typed.longSupplyReason}
            onChange={(longSupplyReason) => change({ longSupplyReason })}
            problem={wrong('long supply')}
            maxLength={1_000}
          />
        )}
      </Group>
      <Group legend={words.groups.form}>
        {isControlled && (
          <div className="col-span-full">
            <DeskChoices
              legend={words.form}
              choices={Object.fromEntries(
                paperForms.flatMap((form) =>
                  form === 'private' ? [] : [[form, `${form} (${words.formCountries[form]})`]],
                ),
              )}
              chosen={typed.form}
              onChoose={(form) => change({ form: form as PaperForm })}
              problem={wrong('form controlled', 'no form there', 'form elsewhere')}
            />
          </div>
        )}
        {isControlled && (
          <>
            <DeskLine {...line('serial')} label={words.serial} problem={wrong('serial')} maxLength={40} />
            <DeskLine
              {...line('prescriberNumber')}
              label={words.prescriberNumber}
              problem={wrong('prescriber number')}
              maxLength={20}
            />
          </>
        )}
        <DeskLine
          type="date"
          label={words.day}
          value={typed.writtenOn}
          onChange={(writtenOn) => change({ writtenOn })}
          problem={wrong('written before', 'written to come', 'void')}
        />
        <DeskLine
          type="date"
          label={words.startsOn}
          value={typed.startsOn}
          onChange={(startsOn) => change({ startsOn })}
          problem={wrong('start before', 'start too late')}
        />
      </Group>
      <Group legend={words.groups.addresses}>
        {(['patientAddress', 'prescriberAddress'] as const).map((which) => {
          const of = which === 'patientAddress' ? 'patient' : 'prescriber'
          return (
            <div key={which} className="space-y-2">
              <DeskArea
                label={words[which]}
                rows={3}
                value={typed[which].lines}
                onChange={(lines) => change({ [which]: { ...typed[which], lines } })}
                problem={wrong(`${of} address`)}
                maxLength={400}
              />
              <DeskLine
                label={`${words[which]}: ${words.postcode.toLowerCase()}`}
                value={typed[which].postcode}
                onChange={(postcode) =>
                  which === 'patientAddress'
                    ? postcodeChanged(postcode)
                    : change({ prescriberAddress: { ...typed.prescriberAddress, postcode } })
                }
                problem={wrong(`${of} postcode`)}
                maxLength={12}
              />
            </div>
          )
        })}
      </Group>
      {(problem || problems.length > 0) && (
        <p role="alert" className="rounded-option bg-brick-pale px-3.5 py-2 font-semibold text-brick">
          {problem ?? words.wrong}
        </p>
      )}
      <div className="flex gap-3">
        <div className="w-64">
          <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.recording} onPress={record}>
            {replaces === null ? words.record : words.recordReplacement}
          </DeskButton>
        </div>
        {onBack && (
          <div className="w-32">
            <DeskButton onPress={onBack}>{words.back}</DeskButton>
          </div>
        )}
        <DraftStatus draft={draft} />
      </div>
    </div>
  )
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="rounded-xl border border-line bg-white px-4 pt-2 pb-4">
    <legend className="px-1 font-semibold">{legend}</legend>
    <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">{children}</div>
  </fieldset>
)
