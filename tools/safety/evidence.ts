/** A requirement of a standard in our own words, who meets it, and where to look. */
interface Requirement {
  readonly asks: string
  readonly by: 'product' | 'operator' | 'both'
  readonly how: string
  /** Paths in this repository. */
  readonly see: readonly string[]
}

type Standard = readonly (readonly [section: string, rows: readonly Requirement[]])[]

const log = 'docs/safety/hazard-log.md'
const list = 'docs/safety/controls.md'
const report = 'docs/safety/safety-case.md'
const duties = 'docs/safety/operators-duties.md'
const matrix = 'src/domain/safety/matrix.ts'
const check = 'tools/safety/check.ts'
const taken = 'tests/faults/controls.test.ts'
const drill = 'src/server/app/safety/drill.test.ts'
const changes = 'docs/clinical/changes.md'

/** DCB0129: what the manufacturer of a health IT system does about clinical risk. */
export const manufacturer: Standard = [
  [
    'General',
    [
      {
        asks: 'A process for clinical risk that covers the whole life of the product.',
        by: 'product',
        how: 'Every change comes in by one loop; `npm run check` refuses a hazard without controls, a control without code or test, and a risk nobody has accepted.',
        see: ['CONTRIBUTING.md', check, report],
      },
      {
        asks: 'Management that gives people and time for it, and answers for it.',
        by: 'operator',
        how: 'No software can show this. The operator’s board names who answers.',
        see: [duties],
      },
      {
        asks: 'A clinical safety officer: a registered clinician with training in clinical risk management.',
        by: 'operator',
        how: 'The report leaves the line for their name, register and date empty. The software never signs.',
        see: [report, duties],
      },
      {
        asks: 'People who are competent for what they do.',
        by: 'both',
        how: 'Decisions need a number of the right register, checked at each call; training is the operator’s.',
        see: ['src/domain/identity/staff/grants.ts', duties],
      },
    ],
  ],
  [
    'Documents',
    [
      {
        asks: 'A clinical risk management file that is kept for the life of the product.',
        by: 'product',
        how: 'This folder and the sources it is written from, with their history in version control.',
        see: ['docs/safety/README.md'],
      },
      {
        asks: 'A plan: what is done, by whom, and by which criteria a risk is acceptable.',
        by: 'both',
        how: 'The criteria are code and the activities are in the report; names and dates are the operator’s.',
        see: [matrix, report],
      },
      {
        asks: 'A hazard log that is kept up to date.',
        by: 'product',
        how: 'Data in the code; the document is written from it, and a test says when it is out of date.',
        see: [log, 'src/domain/safety/hazard-log.ts'],
      },
      {
        asks: 'A safety case with its report for each release.',
        by: 'both',
        how: 'Written from the log with each release; signed by the clinical safety officer of the installation.',
        see: [report, 'CHANGELOG.md'],
      },
      {
        asks: 'A log of incidents and what became of them.',
        by: 'both',
        how: 'Reported from any page of the desk with the hazard they belong to; each has an owner, a clock, actions and a conclusion. The operator investigates, and decides about outside reports.',
        see: ['src/domain/incidents/incident.ts', 'src/server/clinical/incidents/report.ts', duties],
      },
    ],
  ],
  [
    'Analysis and evaluation',
    [
      {
        asks: 'The clinical scope, the intended use and the users are written down.',
        by: 'product',
        how: 'In the report, with what is outside it.',
        see: [report, 'README.md', 'ARCHITECTURE.md'],
      },
      {
        asks: 'Hazards of normal use and of faults are found in an orderly way.',
        by: 'both',
        how: 'By group, from the course of care, the product information, two inspections, faults that tests provoke and incidents; the operator adds those of their own setting.',
        see: [log, report],
      },
      {
        asks: 'Each risk is estimated by severity and likelihood, before and after its controls.',
        by: 'product',
        how: 'By the five-by-five matrix, for each hazard. The operator judges whether the likelihoods are right for their patients.',
        see: [matrix, log],
      },
      {
        asks: 'Each risk is compared with criteria set beforehand.',
        by: 'product',
        how: 'Up to level 2 is acceptable; 3 needs a named acceptance with a reason; 4 and 5 cannot be accepted.',
        see: [matrix, 'src/domain/safety/hazard-log.ts'],
      },
    ],
  ],
  [
    'Control',
    [
      {
        asks: 'Measures are chosen in this order: safe design, protection, training and information.',
        by: 'product',
        how: 'A rule or gate on the server comes first, what a screen says second, what people are asked to do last; the log shows which is which.',
        see: [list],
      },
      {
        asks: 'Measures are put in place and shown to work.',
        by: 'product',
        how: 'Each control of the software names its test. `npm run soak -- controls` takes each away and wants that test to fail; `npm run soak -- safety` plays adverse stories on the running product.',
        see: [taken, drill],
      },
      {
        asks: 'New hazards that a measure brings are looked for.',
        by: 'both',
        how: 'Alert fatigue, delay and denial are hazards of the log; each release reads it again.',
        see: [log],
      },
      {
        asks: 'What remains is justified against the benefit, and every hazard has been dealt with.',
        by: 'both',
        how: 'The log does not compile with a hazard that is named and not logged. What is above the accepted level says who accepts it and why.',
        see: [report, log],
      },
    ],
  ],
  [
    'Delivery and after',
    [
      {
        asks: 'A release is delivered with its safety case, configuration and instructions.',
        by: 'product',
        how: 'The documents are of the same version as the code; rules and figures are signed at the desk of each installation.',
        see: ['docs/deploy.md', 'docs/operations.md', 'docs/clinical/rules.md'],
      },
      {
        asks: 'The product in use is watched, and what happens leads back to the log.',
        by: 'both',
        how: 'The operations inbox and alarms show what is unfinished or failing; incidents feed the log.',
        see: ['docs/runbook.md', duties],
      },
      {
        asks: 'A change goes through the same process as the first release.',
        by: 'product',
        how: 'A changed rule needs a new version, a line in the changes and a new signature; a removed control or test fails `npm run check`.',
        see: [changes, check],
      },
    ],
  ],
]

/** DCB0160: what the organisation that deploys and uses it does. */
export const deployer: Standard = [
  [
    'General',
    [
      {
        asks: 'A process for clinical risk in the organisation, with management that answers for it.',
        by: 'operator',
        how: 'Named by the operator before the first patient.',
        see: [duties],
      },
      {
        asks: 'A clinical safety officer of the organisation.',
        by: 'operator',
        how: 'Goes through the log for this installation and signs the report.',
        see: [report, duties],
      },
      {
        asks: 'The maker’s safety case is obtained and read before use.',
        by: 'both',
        how: 'It is in the release, of the same version as the code.',
        see: [report, log],
      },
    ],
  ],
  [
    'Before use',
    [
      {
        asks: 'The clinical scope and the local setting are described.',
        by: 'operator',
        how: 'Staffed hours, who is on call, which packaging and carrier, which nations are served.',
        see: [duties, 'docs/operations.md'],
      },
      {
        asks: 'Hazards of the local setting are found and added.',
        by: 'operator',
        how: 'With the people who will work with it. A hazard is a line of data; incidents show those that were missed.',
        see: ['src/domain/safety/hazards.ts', log],
      },
      {
        asks: 'Risks that the maker hands over are taken on.',
        by: 'operator',
        how: 'The duties are the procedures on which a hazard relies, each with who does it and when.',
        see: [duties],
      },
      {
        asks: 'Configuration, data and training are checked before the first patient.',
        by: 'both',
        how: 'Production does not start with what a demo may have, decides nothing under unsigned rules, and opens beside no made-up staff.',
        see: ['docs/deploy.md', 'docs/operations.md'],
      },
      {
        asks: 'Going live is approved by the clinical safety officer.',
        by: 'operator',
        how: 'By signing the report for this installation and release.',
        see: [report],
      },
    ],
  ],
  [
    'In use',
    [
      {
        asks: 'Incidents are recorded, investigated and, where the law asks for it, reported.',
        by: 'both',
        how: 'Reported from the desk with the id of a hazard; what goes to a regulator goes from the operator.',
        see: [duties],
      },
      {
        asks: 'Controls that rely on people are seen to work.',
        by: 'operator',
        how: 'Sampled decisions, test alarms, restored backups, telephone recalls: each duty says how often.',
        see: [duties],
      },
      {
        asks: 'Every new release is assessed before it is used.',
        by: 'both',
        how: 'The changelog, the changes of the rules and the difference of the hazard log say what is new.',
        see: ['CHANGELOG.md', changes, log],
      },
      {
        asks: 'Downtime, restoring and ending the service are planned.',
        by: 'both',
        how: 'Backups are authenticated, and restored into an empty database only; what has to be compared by hand afterwards is a duty.',
        see: ['docs/operations.md', duties],
      },
    ],
  ],
]
