import { useState } from 'react'
import type { brand } from '#content/brand.ts'
import { app } from '#content/site/app.ts'
import { pages } from '#contract/pages.ts'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AppQrCode } from './app-qr-code.tsx'
import { StoreWords } from './store-words.tsx'

type Store = (typeof brand.app.stores)[number]

const look =
  'min-h-14 w-full cursor-pointer items-center gap-3 rounded-full border-2 border-action px-5 py-2 text-left text-action transition-colors duration-150 hover:bg-action hover:text-on-action'

/** Opens the code to point a phone at. Unscripted, it leads to the page of the app. */
export function StoreButton({ store }: { store: Store }) {
  const { name, device, href } = store
  const onThisPhone = `${pages.app}#${store.at}`
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={`flex noscript:hidden ${look}`}
      >
        <StoreWords name={name} device={device} />
      </button>
      <a href={onThisPhone} className={`hidden noscript:flex ${look}`}>
        <StoreWords name={name} device={device} />
      </a>
      <DialogOnDemand
        open={isOpen}
        onOpenChange={setIsOpen}
        title={app.dialog.title(device)}
        description={app.dialog.scan(device)}
        short
      >
        <div className="flex flex-col gap-5">
          <AppQrCode
            address={href}
            label={app.dialog.code(device)}
            className="mx-auto block w-full max-w-72 max-sm:order-last max-sm:max-w-48"
          />
          <p className="text-center">
            {app.dialog.onThisPhone}{' '}
            <a
              href={onThisPhone}
              className="inline-block py-1.5 font-semibold text-green underline underline-offset-4 max-sm:mt-3 max-sm:flex max-sm:min-h-14 max-sm:items-center max-sm:justify-center max-sm:rounded-full max-sm:bg-action max-sm:px-6 max-sm:text-on-action max-sm:no-underline"
            >
              {app.dialog.open}
            </a>
          </p>
        </div>
      </DialogOnDemand>
    </>
  )
}
