export const navigationItem =
  'flex min-h-11 items-center rounded-full px-4 font-semibold hover:bg-paper-deep aria-[current=page]:text-green'

export const navigationOutlined =
  'flex min-h-11 items-center rounded-full border-2 border-ink px-4.5 font-semibold transition-colors duration-150 hover:bg-ink hover:text-white'
