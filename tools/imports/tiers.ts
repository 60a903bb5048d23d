/** Some files that belong together. A file is of the tier that names its folder, else of the one that takes anything. */
export interface Tier {
  readonly name: string
  readonly files: readonly string[]
  /** Its folders do not import each other. */
  readonly apart?: true
  /** Of the layers below, only these; all of them if it does not say. */
  readonly layers?: readonly string[]
}

export interface Layer {
  readonly name: string
  readonly folder: string
  /** The layers it may import. */
  readonly below: readonly string[]
  /** Which packages it may import, by name. */
  readonly packages: RegExp
  /** From the lowest to the highest: a file imports its own tier and those before it. */
  readonly tiers: readonly Tier[]
  /** Types may come from above: every room knows what `Services` are, and none of them how they are made. */
  readonly typesFromAbove?: true
}

const anything = ['**']

/** The direction of all imports. A new folder of `src/web` is a feature and needs no line here. */
export const layers: readonly Layer[] = [
  { name: 'content', folder: 'src/content', below: [], packages: /^$/, tiers: [{ name: 'content', files: anything }] },
  {
    name: 'domain',
    folder: 'src/domain',
    below: ['content'],
    packages: /^$/,
    tiers: [{ name: 'domain', files: anything }],
  },
  {
    name: 'contract',
    folder: 'src/contract',
    below: ['content', 'domain'],
    packages: /^zod$/,
    tiers: [{ name: 'contract', files: anything }],
  },
  {
    name: 'server',
    folder: 'src/server',
    below: ['content', 'domain', 'contract'],
    packages: /^(?!react|@react|@radix|radix)/,
    typesFromAbove: true,
    tiers: [
      { name: 'http', files: ['http/**'] },
      { name: 'encryption', files: ['encryption/**'] },
      { name: 'config', files: ['config/**'] },
      { name: 'columns', files: ['columns/**'] },
      { name: 'tables', files: ['**/tables.ts'] },
      { name: 'database', files: ['database/**'] },
      { name: 'limits and jobs', files: ['limits/**', 'jobs/**'] },
      { name: 'backup', files: ['backup/**'] },
      { name: 'gateways', files: ['gateways/**'] },
      { name: 'metrics', files: ['metrics/**'] },
      { name: 'sessions', files: ['sessions/**'] },
      { name: 'visits', files: ['visits/**'] },
      {
        name: 'records',
        files: [
          'security/**',
          'passkeys/**',
          'messages/**',
          'phone-codes/**',
          'questionnaires/**',
          'gp-practices/**',
          'access-log/**',
          'desk-changes/**',
          'measures/**',
          'operators/**',
        ],
        apart: true,
      },
      { name: 'accounts', files: ['accounts/**'] },
      { name: 'staff', files: ['staff/**'] },
      { name: 'uploads', files: ['uploads/**'] },
      { name: 'clinical rules', files: ['clinical-rules/**'] },
      { name: 'clinical history', files: ['clinical-history/**'] },
      { name: 'orders', files: ['orders/**'] },
      { name: 'threads', files: ['threads/**'] },
      { name: 'letters', files: ['letters/**'] },
      { name: 'cases', files: ['cases/**'] },
      { name: 'on-call', files: ['on-call/**'] },
      { name: 'safeguarding', files: ['safeguarding/**'] },
      { name: 'plans', files: ['plans/**'] },
      { name: 'bookings', files: ['bookings/**'] },
      { name: 'rooms', files: ['rooms/**'] },
      { name: 'checkout', files: ['checkout/**'] },
      { name: 'supply and evidence', files: ['supply/**', 'evidence/**'], apart: true },
      { name: 'tracking', files: ['tracking/**'] },
      { name: 'what is shown and asked', files: ['my-account/**', 'contact/**', 'desk/**'], apart: true },
      { name: 'my data', files: ['my-data/**'] },
      { name: 'demo clinic', files: ['demo-clinic/**'] },
      { name: 'calls and site', files: ['calls/**', 'site/**'] },
      { name: 'start', files: ['start/**', 'commands/**', 'data-keys/**', 'reseal/**', 'testing/**', '*'] },
    ],
  },
  {
    name: 'web',
    folder: 'src/web',
    below: ['content', 'domain', 'contract'],
    packages: /^(?!node:|pg$|fastify|@fastify|drizzle|stripe$)/,
    tiers: [
      { name: 'device', files: ['device/**'] },
      { name: 'kit', files: ['kit/**'], layers: [] },
      { name: 'shared', files: ['shared/**'] },
      { name: 'features', files: anything, apart: true },
      { name: 'app', files: ['app/**'] },
    ],
  },
]
