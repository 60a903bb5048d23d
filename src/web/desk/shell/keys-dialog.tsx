import { useState } from 'react'
import { deskWords as words } from '#content/desk/shell.ts'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { Kbd } from './kbd.tsx'
import { useKeys, useRegisteredKeys } from './keys.ts'

const isGlobal = ({ key }: { key: string }) => key === '?' || key === '/' || /^\d$/.test(key)

/** Every key that works on this screen. */
export function KeysDialog() {
  const [isOpen, setIsOpen] = useState(false)
  useKeys([{ key: '?', does: words.allKeys, run: () => setIsOpen(true) }])
  const keys = useRegisteredKeys()
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
        <dl className="grid grid-cols-[max-content_1fr] items-center gap-x-4 gap-y-2.5">
          {ordered.map(({ key, does }) => (
            <div key={key} className="contents">
              <dt>
                <Kbd>{key}</Kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </DialogOnDemand>
    </>
  )
}
