import { useSyncExternalStore } from 'react'
import { banner } from '#content/site/landings/weight-management-banner.ts'
import { consentFor } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { isBannerShown } from './banner-rule.ts'

function watchView(changed: () => void) {
  addEventListener('scroll', changed, { passive: true })
  addEventListener('resize', changed)
  return () => {
    removeEventListener('scroll', changed)
    removeEventListener('resize', changed)
  }
}

/** The page's own footer: its last one, whatever an article in it may end with. */
function footerTop() {
  const footers = document.querySelectorAll('footer')
  return footers[footers.length - 1]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}

const isShownNow = () => isBannerShown({ scrollY, viewportHeight: innerHeight, footerTop: footerTop() })

/**
 * Keeps the way on within reach. While it is out of sight nobody comes upon it, by key or by ear; it stands last in the
 * page, so that a reader who does has read the rest. What gets focus keeps clear of it (see `floats` in the stylesheet).
 */
export function FloatingBanner() {
  const isShown = useSyncExternalStore(watchView, isShownNow, () => false)
  return (
    <aside
      id="take-assessment"
      aria-label={banner.action}
      data-floats={isShown || undefined}
      className={`fixed inset-x-3 bottom-3 z-30 mx-auto flex max-w-[34rem] items-center justify-between gap-4 rounded-full border border-green-light bg-ink p-2 text-white shadow-selected transition-[visibility,opacity,translate] duration-200 on-dark sm:bottom-5 noscript:hidden print:hidden ${isShown ? '' : 'invisible translate-y-4 opacity-0'}`}
    >
      <p className="pl-4 font-display text-[1.125rem] leading-tight max-sm:hidden">{banner.question}</p>
      <ButtonLink arrow className="shrink-0 max-sm:w-full" to={consentFor('weight-management')}>
        {banner.action}
      </ButtonLink>
    </aside>
  )
}
