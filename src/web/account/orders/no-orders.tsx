import { accountWords as words } from '#content/identity/account.ts'
import { getStarted, services } from '#content/site/site.ts'
import { pages } from '#contract/pages.ts'
import { ParcelOnTheStep } from '#web/kit/art/parcel-on-the-step.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

export function NoOrders() {
  return (
    <div className="mt-5 grid overflow-hidden rounded-card border border-line bg-white sm:grid-cols-[1fr_minmax(0,17rem)]">
      <div className="p-7 sm:p-9">
        <h3 className="text-[1.75rem]">{words.noOrders}</h3>
        <p className="mt-2 text-ink-soft">{words.noOrdersWhat}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink to={pages.getStarted} arrow>
            {getStarted}
          </ButtonLink>
          <ButtonLink to={pages.weightManagement} variant="quiet">
            {services.weightManagement.name}
          </ButtonLink>
        </p>
      </div>
      <ParcelOnTheStep className="h-44 w-full max-sm:-order-1 sm:h-full" />
    </div>
  )
}
