import { useState } from 'react'
import { deskWords as words } from '#content/desk/shell.ts'
import { deskTerms } from '#content/desk/terms.ts'
import { leaseMinutes } from '#domain/cases/lease.ts'
import { undoSeconds } from '#domain/operations/undo-window.ts'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { Kbd } from './kbd.tsx'
import { useKeys, useRegisteredKeys } from './keys.ts'
import { turnSingleKeysOff, useAreSingleKeysOff, useWorkingKeys } from './single-keys.ts'

const isGlobal = ({ key }: { key: string }) => key === 'Ctrl+k' || key === '?' || key === '/' || /^\d$/.test(key)

/** Every key that works on this screen, and whether those of one letter do. */
export function KeysDialog() {
  const [isOpen, setIsOpen] = useState(false)
  useKeys([{ key: '?', does: words.allKeys, run: () => setIsOpen(true) }])
  const areOff = useAreSingleKeysOff()
  const works = useWorkingKeys()
  const keys = useRegisteredKeys().filter(({ key }) => works(key))
  const ordered = [...keys.filter((key) => !isGlobal(key)), ...keys.filter(isGlobal)]
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="flex cursor-pointer items-center gap-2 rounded-lg py-1 text-xs text-sage hover:text-white"
      >
        <Kbd dark>?</Kbd> {words.allKeys}
      </button>
      <DialogOnDemand open={isOpen} onOpenChange={setIsOpen} title={words.keys} description={words.keysHint} short>
        <label className="mb-5 flex cursor-pointer items-start gap-2.5">
          <input
            type="checkbox"
            checked={!areOff}
            onChange={(event) => turnSingleKeysOff(!event.currentTarget.checked)}
            className="mt-1 size-4 accent-green"
          />
          <span>
            <span className="block font-semibold">{words.singleKeys}</span>
            <span className="block text-xs text-ink-soft">{words.singleKeysHint}</span>
          </span>
        </label>
        <dl className="grid grid-cols-[max-content_1fr] sm:grid-cols-[max-content_1fr_max-content_1fr] items-center gap-x-4 gap-y-2.5">
          {ordered.map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <Kbd isRead>{key}</Kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-7 mb-2 border-t border-line pt-5 text-[1.25rem]">{words.terms}</h3>
        <dl className="space-y-2">
          {deskTerms({ undoSeconds, leaseMinutes }).map(([term, meaning]) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </DialogOnDemand>
    </>
  )
}
