import { useNavigate } from 'react-router'
import { concernWords as words } from '#content/safeguarding/desk-safeguarding.ts'
import { conversationPath } from '#contract/desk/addresses.ts'
import type { ShownConcern } from '#contract/safeguarding/desk-safeguarding.ts'
import type { Read } from '#web/browser/use-read.ts'
import { Freshness } from '../shell/freshness.tsx'
import { useKeys } from '../shell/keys.ts'
import { useMay } from '../shell/me.ts'
import { AlarmBanner } from './alarm-banner.tsx'
import { CloseForm, closeField } from './close-form.tsx'
import { ConcernHead } from './concern-head.tsx'
import { ContactForm, contactField } from './contact-form.tsx'
import { Contacts } from './contacts.tsx'
import { Ending } from './ending.tsx'
import { Reach } from './reach.tsx'
import { Reported } from './told.tsx'

interface Props {
  readonly found: ShownConcern
  readonly shown: Read<ShownConcern>
}

const focus = (id: string) => () => document.getElementById(id)?.focus()

/** Who, how to reach them and what they told at the left; what is done about it at the right. */
export function ConcernScreen({ found, shown }: Props) {
  const navigate = useNavigate()
  const mayWork = useMay('work-cases')
  const isOpen = found.state !== 'closed'
  const accountId = found.person?.accountId
  const thread = useMay('message') && accountId ? conversationPath(accountId) : null
  const { refresh } = shown
  useKeys([
    { key: 'r', does: words.keys.refresh, run: () => void refresh() },
    ...(thread ? [{ key: 'm', does: words.keys.messages, run: () => navigate(thread) }] : []),
    ...(isOpen && mayWork ? [{ key: 'a', does: words.keys.contact, run: focus(contactField) }] : []),
    ...(isOpen ? [{ key: 'x', does: words.keys.close, run: focus(closeField) }] : []),
  ])
  return (
    <div
      data-fills-screen
      className="-mx-4 -my-4 flex flex-col min-[60rem]:-mx-7 min-[60rem]:-my-6 min-[60rem]:h-svh min-[60rem]:min-h-[36rem]"
    >
      <ConcernHead found={found} thread={thread} />
      <AlarmBanner found={found} onTaken={refresh} />
      <div className="px-6 pt-3 empty:hidden">
        <Freshness of={shown} />
      </div>
      <div className="grid min-h-0 flex-1 min-[60rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
          tabIndex={0}
          aria-label={words.title}
          className="min-h-0 space-y-6 overflow-y-auto px-6 py-5"
        >
          <Reach found={found} />
          <Reported found={found} />
          <Contacts found={found} />
        </section>
        <section
          aria-label={words.rail}
          className="min-h-0 space-y-6 overflow-y-auto border-line bg-white px-5 py-5 max-[60rem]:border-t min-[60rem]:border-l"
        >
          {isOpen ? (
            <>
              {mayWork && <ContactForm found={found} onDone={refresh} />}
              <CloseForm found={found} onDone={refresh} />
            </>
          ) : (
            <Ending found={found} />
          )}
        </section>
      </div>
    </div>
  )
}
