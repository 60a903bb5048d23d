/** In the order of the specification, grouped so that fourteen questions are easier to read. */
export const riskGroups = [
  {
    heading: 'Keeping people safe',
    factors: [
      {
        key: 'safeguarding',
        question:
          'Is a social worker, the police or a safeguarding team involved with you at the moment, to keep you or someone close to you safe?',
      },
      {
        key: 'safeguardingConcerns',
        question: 'Are you worried that you, a child or another person close to you is being harmed or neglected?',
      },
    ],
  },
  {
    heading: 'How you are',
    factors: [
      { key: 'toSelf', question: 'Do you feel that you might hurt yourself, or find it hard to keep yourself safe?' },
      {
        key: 'suicidalIdeas',
        question: 'Have you had thoughts lately of ending your life, or of not wanting to be alive?',
      },
      {
        key: 'suicidalIntent',
        question: 'Have you made plans to end your life, or do you feel that you might act on such thoughts?',
      },
      { key: 'selfHarmHistory', question: 'Have you ever harmed yourself on purpose, even a long time ago?' },
    ],
  },
  {
    heading: 'You and other people',
    factors: [
      {
        key: 'riskFromOthers',
        question: 'Is anyone hurting, threatening or controlling you, or are you afraid that someone will?',
      },
      {
        key: 'riskToOthers',
        question: 'Have you had thoughts of hurting someone else, or are you worried that you might?',
      },
    ],
  },
  {
    heading: 'Alcohol and drugs',
    factors: [
      {
        key: 'alcoholMisuse',
        question: 'Does alcohol cause problems in your life, or is it hard for you to go without it?',
      },
      {
        key: 'substanceMisuse',
        question:
          'Do drugs, or medicines taken other than as prescribed, cause problems in your life, or are they hard to go without?',
      },
    ],
  },
  {
    heading: 'Your health',
    factors: [
      {
        key: 'cognitiveImpairment',
        question:
          'Do you have a condition that affects your memory or understanding, such as dementia or a brain injury?',
      },
      {
        key: 'physicalProblems',
        question:
          'Do you have a serious physical health problem, or one that is not under control, such as a heart condition?',
      },
    ],
  },
  {
    heading: 'Home and support',
    factors: [
      { key: 'homeless', question: 'Are you homeless, or afraid of losing the place where you live?' },
      { key: 'lossOfCarer', question: 'Have you lost someone who looked after you, or are you about to lose them?' },
    ],
  },
] as const
