import { code } from '../control.ts'

const blockers = { file: 'src/domain/cases/blockers.ts', name: 'blockersOf' }
const ofBlockers = (title: string) => ({ file: 'src/domain/cases/blockers.test.ts', title })
const evidenceGates = (title: string) => ({ file: 'src/domain/cases/evidence-gates.test.ts', title })
const cases = (title: string) => ({ file: 'src/server/clinical/cases/cases.test.ts', title })

/** What an approval needs, and who may give it. */
export const decisionControls = {
  'gates-hold': code({
    does: 'An open gate (identity, weight, history, GP, contact, plan, conversation) makes an approval impossible over HTTP.',
    code: blockers,
    proof: { file: 'src/server/clinical/cases/gates.test.ts', title: 'C-8: no approval over HTTP without its gate' },
    switchOff: { find: `.filter(({ holds }) => holds !== 'dose')`, replace: '.filter(() => false)' },
  }),
  'stops-hold': code({
    does: 'A stop blocks an approval and a signature; only new evidence clears it.',
    code: blockers,
    proof: ofBlockers('is an open gate, a stop and incomplete information, each with the role that can clear it'),
    switchOff: { find: `...ofSeverity('stop').map(`, replace: `...ofSeverity('stop').slice(0, 0).map(` },
  }),
  'stop-of-dose-holds': code({
    does: 'A dose that the rules do not offer is refused: they run once more for the very dose that is approved.',
    code: { file: 'src/server/clinical/cases/decide-case.ts', name: 'deskApprove' },
    proof: {
      file: 'src/server/clinical/cases/gates.test.ts',
      title: 'previous_supply: without proof no dose above the lowest',
    },
    switchOff: {
      find: `whyNotDose: whyNotDose(chosen) })
    if (!judgement || !inputs) throw notAllowed(['Nothing was ordered that could be prescribed.'])
    const { order, details } = inputs
    const ofDose = judgeWithDose(services, inputs, dose)?.flags ?? flags
    refuse(`,
      replace: `whyNotDose: null })
    if (!judgement || !inputs) throw notAllowed(['Nothing was ordered that could be prescribed.'])
    const { order, details } = inputs
    const ofDose = judgeWithDose(services, inputs, dose)?.flags ?? flags
    void (`,
    },
  }),
  'second-signature': code({
    does: 'A finding that needs a second signature is not supplied on one.',
    code: { file: 'src/server/clinical/cases/decide-case.ts', name: 'deskApprove' },
    proof: cases(
      'never overrides a stop, needs a second signature where the rules say so, and nobody checks their own approval',
    ),
    switchOff: { find: 'isSenior: isSenior(ofDose, doseNeeds),', replace: 'isSenior: false,' },
  }),
  'signed-by-another': code({
    does: 'The second signature is of another person.',
    code: blockers,
    proof: ofBlockers('a second signature'),
    switchOff: { find: `...(isOwnApproval ? [desk('own approval', words.ownApproval)] : []),`, replace: '' },
  }),
  'checked-by-another': code({
    does: 'The pharmacist who checks has neither approved nor signed.',
    code: { file: 'src/domain/supply/may-check.ts', name: 'whyNotCheck' },
    proof: { file: 'src/domain/supply/supply.test.ts', title: 'the pharmacist’s check' },
    switchOff: { find: 'if (decidedBy.includes(staffId)) return', replace: 'if (now < 0) return' },
  }),
  'prescription-intact': code({
    does: 'A prescription whose signature does not fit is not released.',
    code: { file: 'src/domain/supply/may-check.ts', name: 'whyNotCheck' },
    proof: { file: 'src/domain/supply/supply.test.ts', title: 'the pharmacist’s check' },
    switchOff: { find: 'if (!isIntact) return', replace: 'if (now < 0) return' },
  }),
  'each-flag-ticked': code({
    does: 'Each caution has a tick of its own: none is passed by approving all at once.',
    code: { file: 'src/domain/cases/blockers.ts', name: 'lackingInApproval' },
    proof: ofBlockers('lacks each flag not ticked, a reason where one is required, and a dose that the rules offer'),
    switchOff: {
      find: '...asking.filter(({ id }) => !tickOf(id)).map(',
      replace: '...asking.filter(() => false).map(',
    },
  }),
  'unchecked-not-quiet': code({
    does: 'A check-in never counts as one without concerns while a medicine was compared with nothing.',
    code: { file: 'src/domain/clinical/flags/check-in.ts', name: 'checkInRules' },
    proof: {
      file: 'src/domain/clinical/assess.test.ts',
      title: '%s is not raised by what only comes close',
      row: 'check-in-quiet',
      rowsIn: 'src/domain/clinical/flag-cases/check-in.ts',
    },
    switchOff: { find: 'patient.medicines.unchecked.length + patient.listed.unchecked.length === 0 &&', replace: '' },
  }),
  'coded-by-choice': code({
    does: 'A code and its ingredients come from our list, for the name that a person chose. What is kept as written has none.',
    code: { file: 'src/server/intake/codes/picked-term.ts', name: 'termPicked' },
    proof: {
      file: 'src/server/clinical/history/health-list.test.ts',
      title: 'the name and the code are those of our list, not those that were sent',
    },
    switchOff: { find: ' && one.name === name', replace: '' },
  }),
  'listed-stop-kept': code({
    does: 'A listed condition or reaction that rules our medicines out stays in the clinical history, also when it is taken off the list.',
    code: { file: 'src/server/clinical/cases/change-health-list.ts', name: 'addListed' },
    proof: {
      file: 'src/server/clinical/history/health-list.test.ts',
      title:
        'a listed condition that rules our medicines out stays in the clinical history, also after it is taken off',
    },
    switchOff: { find: 'if (stop !== null && picked) {', replace: 'if (now() < 0 && stop !== null && picked) {' },
  }),
  'reasons-written': code({
    does: 'Where the GP is not told or there is none, or too little was lost, the prescriber writes why it is safe.',
    code: { file: 'src/domain/cases/gates.ts', name: 'reasonedFlags' },
    proof: {
      file: 'src/server/clinical/cases/gates.test.ts',
      title: 'is needed if the GP is not told (has one: %s), and is kept with the flag',
    },
    switchOff: { find: `['gp-not-told', 'no-gp', 'progress-too-little']`, replace: '[]' },
  }),
  'urgent-first': code({
    does: 'Suicidal thoughts and signs that cannot wait come before routine cautions, on the case and in the queue.',
    code: { file: 'src/domain/clinical/urgency.ts', name: 'byUrgency' },
    proof: {
      file: 'src/domain/clinical/urgency.test.ts',
      title: 'D-13: among cautions suicidal thoughts come first, before warfarin',
    },
    switchOff: {
      find: 'severities.indexOf(one.severity) - severities.indexOf(other.severity) || placeOf(one) - placeOf(other)',
      replace: 'severities.indexOf(one.severity) - severities.indexOf(other.severity)',
    },
  }),
  'unclear-answers-wait': code({
    does: 'A “not sure” about conditions, medicines or allergies is asked again, and the review waits for it.',
    code: { file: 'src/domain/cases/evidence-gates.ts', name: 'gatesFor' },
    proof: evidenceGates(
      'C-14: unclear answers are asked again, for a first order and the next pen, and the review waits for them',
    ),
    switchOff: { find: `gate !== 'unanswered' || hasUnanswered`, replace: `gate !== 'unanswered'` },
  }),
  'weight-by-staff': code({
    does: 'A photo, a clip or a telephone call never proves a weight: only a live video, a visit, the record or a letter does.',
    code: { file: 'src/domain/cases/verified.ts', name: 'isWayToVerify' },
    proof: evidenceGates('never accepts a weight by %s'),
    switchOff: { find: 'waysToVerify.some((way) => way === how)', replace: 'waysToVerify.length > how.length * 0' },
  }),
  'weight-recent': code({
    does: 'A verified weight counts for 14 days.',
    code: { file: 'src/domain/cases/verified.ts', name: 'verifiedMeasurement' },
    proof: evidenceGates('accepts a weight verified by staff up to 14 days ago'),
    switchOff: {
      find: 'isWayToVerify(how) && isWithinDays(on, today, policy.verifiedDays),',
      replace: 'isWayToVerify(how) && on <= today,',
    },
  }),
  'identity-matches': code({
    does: 'Name and date of birth of the document must be those of the account, and the age within the service.',
    code: { file: 'src/domain/evidence/identity-finding.ts', name: 'judgeIdentity' },
    proof: { file: 'src/domain/evidence/evidence.test.ts', title: 'an identity document' },
    switchOff: { find: `? null\n          : 'name'`, replace: `? null\n          : null` },
  }),
  'supply-proof-own': code({
    does: 'A label or letter in another name proves no earlier supply.',
    code: { file: 'src/domain/cases/verified.ts', name: 'provenSupply' },
    proof: {
      file: 'src/domain/cases/verified.test.ts',
      title: 'includes a supply in the patient’s own name within eight weeks',
    },
    switchOff: {
      find: 'if (!previousSupply?.isNameMatching) return null\n  return isWithinDays',
      replace: 'if (!previousSupply) return null\n  return isWithinDays',
    },
  }),
  'answers-for-self': code({
    does: 'Nobody is reviewed who has not confirmed that the answers are their own and about themselves.',
    code: { file: 'src/domain/cases/evidence-gates.ts', name: 'missing' },
    proof: {
      file: 'src/server/clinical/evidence/give-consents.test.ts',
      title: 'P-4 R-40 with all evidence there, review still waits for them, and nobody can approve',
    },
    switchOff: { find: `return areConsentsGiven ? null : 'missing'`, replace: `return null` },
  }),
  'diabetes-plan': code({
    does: 'Insulin or a sulfonylurea needs a recorded plan of doses and monitoring, and who knows of it.',
    code: { file: 'src/domain/cases/clinical-gates.ts', name: 'openClinicalGates' },
    proof: { file: 'src/domain/cases/clinical-gates.test.ts', title: 'a diabetes plan' },
    switchOff: {
      find: 'diabetesPlan === null || !isWithin(diabetesPlan.on, today, policy.diabetesPlanDays),',
      replace: 'diabetesPlan === null && today === null,',
    },
  }),
  'live-conversation': code({
    does: 'An eating disorder, suicidal thoughts or a severe symptom needs a call or video by a prescriber about that very finding.',
    code: { file: 'src/domain/cases/clinical-gates.ts', name: 'openClinicalGates' },
    proof: {
      file: 'src/domain/cases/clinical-gates.test.ts',
      title: 'about %s clears it and leaves the other flags open',
    },
    switchOff: { find: 'about.includes(id) &&', replace: '' },
  }),
  'first-contact': code({
    does: 'Before the first approval both sides have heard from each other.',
    code: { file: 'src/domain/cases/evidence-gates.ts', name: 'missing' },
    proof: evidenceGates('D-8: counts a live video weigh-in as contact, and no other way of measuring'),
    switchOff: {
      find: `contact !== null || measurements.some(({ how }) => how === 'video')`,
      replace: `contact !== null || measurements.length > 0`,
    },
  }),
  'stale-decision-refused': code({
    does: 'A decision by a person who no longer holds the case, or on what was on the screen before, is refused.',
    code: { file: 'src/server/clinical/cases/decisions.ts', name: 'requireOwn' },
    proof: cases('under a stale epoch is refused with the name of who decided, and nothing changes'),
    switchOff: {
      find: 'if (!isOwn || found.epoch !== epoch || found.pendingDecision !== null) throw',
      replace: 'if (now < 0) throw',
    },
  }),
  'one-holder': code({
    does: 'Of any number who take a case one gets it, and only one decides.',
    code: { file: 'src/server/clinical/cases/claims.ts', name: 'claimNextCase' },
    proof: cases('of many who ask for the next case each gets another, and of many who decide one wins'),
    switchOff: {
      find: '(claimed_by is null or claim_until <= $1 or claimed_by = $2) and pending_decision is null',
      replace: '(claimed_by is null or claim_until <= $1 or claimed_by = $2 or true)',
    },
  }),
  'lease-ends': code({
    does: 'A claim ends by itself after ten minutes, so that no case is held by nobody.',
    code: { file: 'src/domain/cases/lease.ts', name: 'holderAt' },
    proof: { file: 'src/domain/cases/cases.test.ts', title: 'lasts ten minutes, then the case is free' },
    switchOff: { find: 'until !== null && until > now ? by : null', replace: 'until !== null && now > 0 ? by : null' },
  }),
  'undo-before-effect': code({
    does: 'Nothing is charged, prescribed or said before the undo window has ended.',
    code: { file: 'src/server/platform/execute-later/execute-later.ts', name: 'markDone' },
    proof: {
      file: 'src/server/platform/execute-later/execute-later.test.ts',
      title: 'is not marked as done while it can be undone',
    },
    switchOff: { find: ')} and final_at <= ', replace: ')} and decided_at <= ' },
  }),
  'undo-in-time': code({
    does: 'A decision can be undone by its author, in time by the server’s clock, and not once it has begun.',
    code: { file: 'src/server/platform/execute-later/execute-later.ts', name: 'undoOwn' },
    proof: {
      file: 'src/server/platform/execute-later/execute-later.test.ts',
      title: 'is final from that moment on, executed or not',
    },
    switchOff: { find: 'eq(table.attempts, 0), gt(table.finalAt, new Date(now)))', replace: 'eq(table.attempts, 0))' },
  }),
  'executed-once': code({
    does: 'A decision is executed once, however many processes try.',
    code: { file: 'src/server/platform/execute-later/execute-later.ts', name: 'executeDue' },
    proof: {
      file: 'src/server/platform/execute-later/execute-later.test.ts',
      title: 'is executed once, however many processes try',
    },
    switchOff: {
      find: 'where done_at is null and undone_at is null and final_at <= $2 and coalesce(next_try_at, final_at) <= $3',
      replace: 'where undone_at is null and final_at <= $2 and coalesce(final_at, next_try_at) <= $3 and attempts < 3',
    },
  }),
  'rights-checked-again': code({
    does: 'A decision of a person who lost the right to make it before it took effect is taken back.',
    code: { file: 'src/server/clinical/cases/lost-decisions.ts', name: 'undoLostDecisions' },
    proof: {
      file: 'src/server/identity/staff/lost-rights.test.ts',
      title: 'has approved nothing: the case is back in the queue at once, and nothing is executed',
    },
    switchOff: { find: '!capabilities.has(decisionNeeds[decision.kind]) &&', replace: 'capabilities.size < 0 &&' },
  }),
  'rights-by-role': code({
    does: 'Every call of the desk is refused without the capability of its role.',
    code: { file: 'src/server/identity/who-may-call.ts', name: 'requireCaller' },
    proof: {
      file: 'src/server/app/api/who-may-call.test.ts',
      title: 'may make the calls of their capabilities, and no others',
    },
    switchOff: {
      find: `if (auth !== 'staff' && !staff.capabilities.has(`,
      replace: `if (auth === name && !staff.capabilities.has(`,
    },
  }),
  'rules-signed': code({
    does: 'Outside a demo nothing is approved or declined under rules that no clinical lead has signed.',
    code: { file: 'src/server/clinical/cases/decisions.ts', name: 'decide' },
    proof: {
      file: 'src/server/clinical/rules/rule-signatures.test.ts',
      title: 'C-24: hold every approval and decline until a clinical lead has signed, and the operations inbox says so',
    },
    switchOff: {
      find: 'if (byRules.has(kind)) await requireSignedRules(services, tx)',
      replace: 'if (now < 0) await requireSignedRules(services, tx)',
    },
  }),
  'rules-signature-genuine': code({
    does: 'A forged signature of the rules counts as none.',
    code: { file: 'src/server/clinical/rules/rule-signatures.ts', name: 'areRulesSigned' },
    proof: {
      file: 'src/server/clinical/rules/rule-signatures.test.ts',
      title: 'C-24: count as unsigned where a row was forged, and a signature can be neither changed nor removed',
    },
    switchOff: {
      find: 'rows.find(({ signature, key }) => isGenuine(signature, key))',
      replace: 'rows.find(({ signature, key }) => isGenuine(signature, key) || true)',
    },
  }),
  'rules-digest': code({
    does: 'What a lead signs is a digest of the rules that run: a changed rule needs a new signature.',
    code: { file: 'src/domain/clinical/rules-digest.ts', name: 'rulesDigest' },
    proof: {
      file: 'tests/clinical-rules.test.ts',
      title: 'C-24: the digest that clinical leads sign is that of the rules that run',
    },
    switchOff: {
      file: 'src/domain/clinical/flags/digestion.ts',
      find: `id: 'pancreatitis',\n    severity: 'stop',`,
      replace: `id: 'pancreatitis',\n    severity: 'look',`,
    },
  }),
} as const
