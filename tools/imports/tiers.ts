/** A group of files. A file belongs to the tier that names its folder, else to the one for all other folders. */
export interface Tier {
  readonly name: string
  readonly files: readonly string[]
  /**
   * The module it is part of, where that has several tiers. Inside a module types and tables may be imported from
   * above.
   */
  readonly module?: string
  /** Its folders do not import each other. */
  readonly apart?: true
  /** The lower layers it may import; all of them by default. */
  readonly layers?: readonly string[]
}

export interface Layer {
  readonly name: string
  readonly folder: string
  /** The layers it may import. */
  readonly below: readonly string[]
  /** The packages it may import, by name. */
  readonly packages: RegExp
  /** From lowest to highest: a file imports its own tier and those before it. */
  readonly tiers: readonly Tier[]
}

const anything = ['**']

/** The direction of all imports. A new folder of `src/web` is a feature and needs no line here. */
export const layers: readonly Layer[] = [
  { name: 'content', folder: 'src/content', below: [], packages: /^$/, tiers: [{ name: 'content', files: anything }] },
  {
    name: 'domain',
    folder: 'src/domain',
    below: ['content'],
    // Types alone: what FHIR resources look like.
    packages: /^fhir$/,
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
    tiers: [
      { name: 'http', module: 'platform', files: ['platform/http/**'] },
      { name: 'encryption', module: 'platform', files: ['platform/encryption/**'] },
      { name: 'config', module: 'platform', files: ['platform/config/**'] },
      { name: 'columns', module: 'platform', files: ['platform/columns/**'] },
      { name: 'database', module: 'platform', files: ['platform/database/**'] },
      { name: 'limits and jobs', module: 'platform', files: ['platform/limits/**', 'platform/jobs/**'] },
      { name: 'backup', module: 'platform', files: ['platform/backup/**'] },
      { name: 'gateways', module: 'platform', files: ['platform/gateways/**'] },
      { name: 'metrics', module: 'platform', files: ['platform/metrics/**'] },
      { name: 'platform', module: 'platform', files: ['platform/**'] },
      { name: 'identity', files: ['identity/**'] },
      { name: 'intake', files: ['intake/**'] },
      { name: 'orders', files: ['orders/**'] },
      { name: 'appointments', files: ['appointments/**'] },
      { name: 'tracked measurements', module: 'clinical', files: ['clinical/tracking/tracked-rows.ts'] },
      { name: 'clinical rules', module: 'clinical', files: ['clinical/rules/**'] },
      { name: 'clinical history', module: 'clinical', files: ['clinical/history/**'] },
      { name: 'messages', module: 'clinical', files: ['clinical/messages/**'] },
      { name: 'letters', module: 'clinical', files: ['clinical/letters/**'] },
      { name: 'cases', module: 'clinical', files: ['clinical/cases/**'] },
      { name: 'incidents', module: 'clinical', files: ['clinical/incidents/**'] },
      { name: 'on-call', module: 'clinical', files: ['clinical/on-call/**'] },
      { name: 'safeguarding', module: 'clinical', files: ['clinical/safeguarding/**'] },
      { name: 'preparation', module: 'clinical', files: ['clinical/preparation/**'] },
      { name: 'treatment', module: 'clinical', files: ['clinical/treatment/**'] },
      {
        name: 'supply and evidence',
        module: 'clinical',
        files: ['clinical/supply/**', 'clinical/evidence/**'],
        apart: true,
      },
      { name: 'tracking', module: 'clinical', files: ['clinical/tracking/**'] },
      { name: 'companion', module: 'clinical', files: ['clinical/companion/**'] },
      { name: 'blood tests', module: 'clinical', files: ['clinical/blood-tests/**'] },
      // Handlers for staff and patients that change several parts of the module.
      { name: 'clinical handlers', module: 'clinical', files: ['clinical/desk/**', 'clinical/account/**'] },
      { name: 'clinical', module: 'clinical', files: ['clinical/*'] },
      { name: 'checkout', files: ['checkout/**'] },
      { name: 'enquiries', files: ['enquiries/**'] },
      { name: 'schema', module: 'privacy', files: ['schema.ts'] },
      { name: 'privacy', module: 'privacy', files: ['privacy/**'] },
      { name: 'screens', files: ['screens/**'] },
      { name: 'app', files: ['app/**', 'testing/**', '*'] },
    ],
  },
  {
    name: 'web',
    folder: 'src/web',
    below: ['content', 'domain', 'contract'],
    packages: /^(?!node:|pg$|fastify|@fastify|drizzle|stripe$)/,
    tiers: [
      { name: 'browser', files: ['browser/**'] },
      { name: 'kit', files: ['kit/**'], layers: [] },
      { name: 'shared', files: ['shared/**'] },
      { name: 'features', files: anything, apart: true },
      { name: 'app', files: ['app/**'] },
    ],
  },
]
