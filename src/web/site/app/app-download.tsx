import { useState } from 'react'
import { brand } from '#content/brand.ts'
import { app } from '#content/site/app.ts'
import { pages } from '#contract/pages.ts'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AppQrCode } from './app-qr-code.tsx'

export function AppDownload() {
  return (
    <div className="grid items-center gap-x-8 gap-y-5 rounded-card bg-green p-6 sm:grid-cols-[auto_1fr] sm:p-8 md:col-span-full">
      <AppQrCode
        address={brand.app.href}
        label={app.download.code}
        className="mx-auto block w-40 max-sm:order-last max-sm:w-32"
      />
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[1fr_auto] lg:items-center">
        <div>
          <h3 className="text-[1.75rem] leading-[1.12]">{app.download.headline}</h3>
          <p className="mt-2 max-w-[26rem] max-sm:hidden">{app.download.lead}</p>
          {/* Nobody can point a phone at itself. */}
          <p className="mt-2 sm:hidden">{app.download.leadOnPhone}</p>
          <a
            href={pages.app}
            className="mt-4 flex min-h-14 items-center justify-center rounded-full bg-action px-6 py-2 font-semibold text-on-action sm:hidden"
          >
            {app.download.onThisPhone}
          </a>
        </div>
        <ul className="grid gap-3 sm:grid-cols-2 lg:w-104">
          {brand.app.stores.map((store) => (
            <li key={store.name}>
              <StoreButton store={store} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

type Store = (typeof brand.app.stores)[number]

const look =
  'min-h-14 w-full cursor-pointer items-center gap-3 rounded-full border-2 border-action px-5 py-2 text-left text-action transition-colors duration-150 hover:bg-action hover:text-on-action'

/** Opens the code to point a phone at. Unscripted, it leads to the page of the app. */
function StoreButton({ store }: { store: Store }) {
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

/** A phone of ours in front of either name: nobody's mark. */
function StoreWords({ name, device }: Pick<Store, 'name' | 'device'>) {
  return (
    <>
      <svg viewBox="0 0 20 28" aria-hidden="true" className="h-7 shrink-0">
        <rect className="fill-none stroke-current stroke-2" x="1.500" y="1.500" width="17" height="25" rx="4" />
        <path className="fill-sun" d="M4 19a6 6 0 0 1 12 0Z" />
        <path className="fill-none stroke-current stroke-2" strokeLinecap="round" d="M4 19.500h12M8.500 23.500h3" />
      </svg>
      <span>
        <span className="block text-xs leading-tight">For {device}</span>
        <span className="block leading-tight font-semibold">{name}</span>
      </span>
    </>
  )
}
