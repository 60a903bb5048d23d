import { brand } from '#content/brand.ts'
import { app } from '#content/site/app.ts'
import { pages } from '#contract/pages.ts'
import { AppQrCode } from './app-qr-code.tsx'
import { StoreButton } from './store-button.tsx'

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
