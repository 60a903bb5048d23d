import { line } from '../safeguarding/help-lines.ts'
import type { HelpLine } from '../safeguarding/urgent-lines.ts'

interface RiskHelp {
  readonly heading: string
  /** Goes on from a sentence that says whether anybody reads what was told. */
  readonly text: string
  /** The most fitting first. */
  readonly lines: readonly HelpLine[]
}

/** What a Yes to a risk question may mean, the most urgent first, and who helps with it. */
export const riskHelp = {
  ownLife: {
    heading: 'Please get help now',
    text: 'If you might hurt yourself, call or text one of these people. Saying that you need help is enough.',
    lines: [line.emergency, line.nhs111, line.samaritans, line.shout, line.gp],
  },
  otherPeople: {
    heading: 'If you might hurt someone',
    text: 'If you might hurt someone else, call before it happens. You will be listened to.',
    lines: [line.emergency, line.nhs111, line.samaritans, line.gp],
  },
  fromOthers: {
    heading: 'If someone is hurting you',
    text: 'If someone is hurting or controlling you, it is not your fault. Call one of these people when it is safe to talk.',
    lines: [line.emergency, line.refuge, line.abuseScotland, line.abuseWales, line.abuseNorthernIreland],
  },
  someoneAtRisk: {
    heading: 'If someone is being harmed',
    text: 'If you, a child or someone close to you is being harmed or neglected, please tell someone who can act today.',
    lines: [
      line.emergency,
      line.council,
      line.nspcc,
      { ...line.childline, when: 'which any child can call, day or night, for free' },
      line.refuge,
      line.abuseScotland,
      line.abuseWales,
      line.abuseNorthernIreland,
    ],
  },
  knownTeam: {
    heading: 'Speak to the team that knows you',
    text: 'You told us that a social worker, the police or a safeguarding team is involved. Please contact them, and tell them what you told us.',
    lines: [{ ...line.council, when: 'if you do not have the number of your social worker' }],
  },
  substances: {
    heading: 'Help with alcohol or drugs',
    text: 'These services are free and will not judge you. If you drink every day, do not stop all at once: that can be dangerous, so ask your GP or a service first.',
    lines: [
      line.alcohol,
      line.drugs,
      line.frank,
      { ...line.emergency, when: 'for an overdose, a fit, or if someone cannot be woken' },
    ],
  },
  home: {
    heading: 'Help with somewhere to live',
    text: 'These people know your rights and can help you find somewhere to stay. So can your council or, in Northern Ireland, the Housing Executive.',
    lines: [
      line.shelter,
      line.shelterScotland,
      line.shelterCymru,
      line.housingRights,
      { ...line.council, when: 'and ask for the homelessness team' },
    ],
  },
  loss: {
    heading: 'Help when you lose someone',
    text: 'Losing the person who looked after you is hard. You can ask for help with how you feel, and with the care you now need.',
    lines: [
      { ...line.council, when: 'and ask for an assessment of the care you need' },
      line.cruse,
      line.samaritans,
      { ...line.gp, when: 'about support for you at home' },
    ],
  },
  health: {
    heading: 'Please speak to your GP',
    text: 'Your health problem needs someone who can examine you. Some ADHD medicines also affect the heart, so it comes first.',
    lines: [
      { ...line.emergency, when: 'for chest pain, trouble breathing or a collapse' },
      { ...line.gp, when: 'for an appointment, and tell them that you are thinking about an ADHD assessment' },
      {
        ...line.nhs111,
        action: 'Call 111',
        nations: ['England', 'Wales', 'Scotland'],
        when: 'if it gets worse and your surgery is closed',
      },
    ],
  },
  memory: {
    heading: 'Please speak to your GP',
    text: 'A condition that affects memory or understanding can look like ADHD, or hide it. People who can meet you in person can tell them apart.',
    lines: [{ ...line.gp, when: 'or the team that looks after your condition' }, line.alzheimersSociety, line.headway],
  },
} as const satisfies Readonly<Record<string, RiskHelp>>

export type RiskTopic = keyof typeof riskHelp

export const riskHelpWords = {
  /** Before the text of what was told, wherever help stands in place of a booking. */
  nobodyCalls: 'Nobody reads this or calls you unless you ask.',
  /** The same where our team has been told. */
  somebodyCalls: 'We will call you. Please do not wait for that.',
  /** Over the lines for anybody, after those that fit what was told. */
  anyone: 'If you need help now, whatever it is about',
} as const
