import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { answersWords, evidenceWords, historyWords, notesWords, caseWords as words } from '#content/cases/case.ts'
import { discussionWords } from '#content/cases/returns.ts'
import { conversationPath, personPath } from '#contract/desk/addresses.ts'
import { pages } from '#contract/pages.ts'
import type { Read } from '#web/browser/use-read.ts'
import { JumpTo } from '../../components/jump-to.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { RestrictedBanner } from '../../privacy/restriction/restricted-banner.tsx'
import { Kbd } from '../../shell/kbd.tsx'
import { showThenFocus, useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import { useUndone } from '../list/undo-decision.tsx'
import type { Claim } from '../list/use-claim.ts'
import { Discussion } from '../notes/discussion.tsx'
import { showAnswer } from './answer-id.ts'
import { Answers } from './answers.tsx'
import { BeforeBanner } from './before-banner.tsx'
import { CaseHead } from './case-head.tsx'
import { type CaseView, canBeWorked } from './case-view.ts'
import { DecisionPanel } from './decision-panel/decision-panel.tsx'
import { Evidence } from './evidence.tsx'
import { FileViewer } from './file/file-viewer.tsx'
import { useOpenFile } from './file/use-open-file.ts'
import { History } from './history.tsx'
import { Notes, noteField } from './notes.tsx'
import { useRecordingKeys } from './recording/record.tsx'
import { useRecording } from './recording/use-recording.ts'
import { ReplacementBanner } from './replacement-banner.tsx'
import { ReturnedBanner, TakenBackBanner } from './returned-banner.tsx'
import { SummaryBar } from './summary-bar.tsx'
import { useOutdated } from './use-outdated.ts'

type Part = 'answers' | 'evidence' | 'history' | 'notes' | 'pharmacy'

const titles: Readonly<Record<Part, string>> = {
  answers: answersWords.tab,
  evidence: evidenceWords.tab,
  history: historyWords.tab,
  notes: notesWords.tab,
  pharmacy: discussionWords.tab,
}

const panel = 'case-part'
const evidenceColumn = 'case-evidence'
const column = 'min-h-0 overflow-y-auto'

interface Props {
  readonly found: CaseView
  readonly shown: Read<CaseView>
  readonly claim: Claim
}

/** One glance above; below it three columns, each of which scrolls by itself, so that the decision never leaves the screen. */
export function CaseScreen({ found, shown, claim }: Props) {
  const navigate = useNavigate()
  const hasColumn = useHasColumn()
  const [chosen, setPart] = useState<Part>('answers')
  const part = hasColumn && chosen === 'evidence' ? 'answers' : chosen
  const { refresh, at } = shown
  const { lease, problem } = claim
  const mayTake = useMay('decide-cases') && claim.isFree && canBeWorked(found.state)
  const take = mayTake ? () => void claim.ensure() : null
  useUndone(found.id, refresh)
  const recorded = useRecording(found.id, refresh)
  const recording: typeof recorded = {
    ...recorded,
    // To write something down is to work on it.
    show: (name) => {
      if (name !== null) take?.()
      recorded.show(name)
    },
  }
  const viewed = useOpenFile(found.files, refresh)
  const evidence = <Evidence found={found} recording={recording} onOpenFile={viewed.open} />
  const unread = found.discussion.filter(({ isNew }) => isNew).length
  const isOutdated = useOutdated(found.id, at)
  const { accountId } = found.person
  const thread = useMay('message') && accountId ? conversationPath(accountId) : null

  const record = useMay('see-contact') && accountId ? personPath(accountId) : null

  function showEvidence() {
    if (hasColumn) return document.getElementById(evidenceColumn)?.focus()
    show('evidence', panel)
  }
  const show = (next: Part, then: string) => showThenFocus(() => setPart(next), then)
  const toAnswer = (step: string) => showAnswer(() => setPart('answers'), step)
  useKeys([
    { key: 'e', does: evidenceWords.tab, run: showEvidence },
    { key: 'h', does: historyWords.tab, run: () => show('history', panel) },
    { key: 'n', does: notesWords.label, run: () => show('notes', noteField) },
    { key: 'x', does: discussionWords.tab, run: () => show('pharmacy', panel) },
    { key: 'o', does: answersWords.tab, run: () => show('answers', panel) },
    { key: 'r', does: words.reload, run: () => void refresh() },
    ...(thread ? [{ key: 'm', does: words.messages, run: () => navigate(thread) }] : []),
    ...(record ? [{ key: 'i', does: words.record, run: () => navigate(record) }] : []),
    ...(take ? [{ key: 'c', does: words.claim, run: take }] : []),
  ])
  useRecordingKeys({ found, state: recording }, () => hasColumn || setPart('evidence'))

  return (
    <div
      data-fills-screen
      className="-mx-4 -my-4 flex flex-col min-[60rem]:-mx-7 min-[60rem]:-my-6 min-[60rem]:h-svh min-[60rem]:min-h-[36rem]"
    >
      <CaseHead
        found={found}
        lease={lease}
        thread={thread}
        record={record}
        staleSince={shown.problem === null ? null : at}
        onClaim={take}
        onRelease={() => navigate(pages.deskQueue)}
      />
      <SummaryBar found={found} onShowAnswer={toAnswer} onShowHistory={() => show('history', panel)} />
      {found.with && !found.with.isMe && (
        <p role="status" className="on-dark bg-ink px-6 py-2 font-semibold text-white">
          {words.with(found.with.name)}
        </p>
      )}
      {isOutdated && (
        <p role="status" className="flex items-center gap-3 bg-caution/40 px-6 py-2 font-semibold">
          {words.outdated}
          <button
            type="button"
            onClick={() => void refresh()}
            className="flex cursor-pointer items-center gap-2 underline underline-offset-4"
          >
            {words.reload} <Kbd>r</Kbd>
          </button>
        </p>
      )}
      {problem && (
        <p role="alert" className="bg-caution/40 px-6 py-2 font-semibold">
          {problem}
        </p>
      )}
      <RestrictedBanner of={{ caseId: found.id }} restriction={found.restriction} onChanged={refresh} />
      <ReplacementBanner replaces={found.replaces} />
      <TakenBackBanner takenBack={found.takenBack} />
      <ReturnedBanner returned={found.returned} />
      <BeforeBanner found={found} onShowAnswer={toAnswer} />
      <div className="grid min-h-0 flex-1 min-[60rem]:grid-cols-[minmax(0,1fr)_20rem] min-[75rem]:grid-cols-[minmax(0,1fr)_17rem_20rem]">
        <div className="flex min-h-0 flex-col px-6 pt-2">
          <Tabs
            label={words.parts}
            panelId={panel}
            chosen={part}
            onChoose={setPart}
            tabs={[
              { name: 'answers', label: answersWords.tab, shortcut: 'o' },
              ...(hasColumn ? [] : [{ name: 'evidence', label: evidenceWords.tab, shortcut: 'e' } as const]),
              { name: 'history', label: historyWords.tab, shortcut: 'h', count: found.history.length },
              { name: 'notes', label: notesWords.tab, shortcut: 'n', count: found.notes.length },
              {
                name: 'pharmacy',
                label: unread > 0 ? `${discussionWords.tab} (${unread} ${discussionWords.new})` : discussionWords.tab,
                shortcut: 'x',
                count: found.discussion.length,
              },
            ]}
          />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
          <div id={panel} role="tabpanel" tabIndex={0} className={`${column} -mx-2 flex-1 px-2 py-4`}>
            <h2 className="sr-only">{titles[part]}</h2>
            {part === 'answers' && <Answers found={found} />}
            {part === 'evidence' && evidence}
            {part === 'history' && <History found={found} onChanged={refresh} />}
            {part === 'notes' && <Notes found={found} onAdded={refresh} />}
            {part === 'pharmacy' && (
              <Discussion
                caseId={found.id}
                messages={found.discussion}
                begun={found.drafts.discussion}
                onAdded={refresh}
              />
            )}
          </div>
          <JumpTo id="decision">{words.toDecision}</JumpTo>
        </div>
        {hasColumn && (
          <section
            id={evidenceColumn}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
            tabIndex={0}
            aria-label={evidenceWords.tab}
            className={`${column} border-l border-line bg-white px-4 py-4`}
          >
            <h2 className="mb-2 text-[1.25rem]">{evidenceWords.tab}</h2>
            {evidence}
          </section>
        )}
        <DecisionPanel found={found} readAt={at} claim={claim} onChanged={refresh} />
      </div>
      <FileViewer of={viewed} caseId={found.id} isBeside />
    </div>
  )
}

/** As wide as the three columns need; the classes of the page say the same. */
const query = '(min-width: 75rem)'

function subscribe(listener: () => void) {
  const isWide = matchMedia(query)
  isWide.addEventListener('change', listener)
  return () => isWide.removeEventListener('change', listener)
}

/** Whether evidence stands beside the answers, or behind a tab: it is never on the page twice. */
const useHasColumn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
