import type { brand } from '#content/brand.ts'

type Store = (typeof brand.app.stores)[number]

/** A phone of ours in front of either name: nobody's mark. */
export function StoreWords({ name, device }: Pick<Store, 'name' | 'device'>) {
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
