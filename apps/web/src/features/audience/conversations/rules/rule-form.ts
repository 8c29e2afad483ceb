import type {
  ConversationRule,
  ConversationRuleBody,
  RuleAction,
} from '@kadr/contract/audience/conversation-rules'

/** What is typed: every kind of action keeps its own words while another one is tried. */
export type RuleForm = {
  name: string
  words: string
  isQuestion: boolean | null
  tone: ConversationRuleBody['conditions']['tone']
  kinds: ConversationRuleBody['conditions']['kinds']
  connectionIds: string[]
  postIds: string[]
  action: RuleAction['kind']
  variants: string[]
  label: string
  userId: string
  capPerHour: string
  capPerDay: string
}

const CAPS = { capPerHour: '20', capPerDay: '100' }

export const emptyRule: RuleForm = {
  name: '',
  words: '',
  isQuestion: null,
  tone: null,
  kinds: [],
  connectionIds: [],
  postIds: [],
  action: 'answer',
  variants: [''],
  label: '',
  userId: '',
  ...CAPS,
}

const partsOf = (action: RuleAction): Partial<RuleForm> => {
  if (action.kind === 'answer' || action.kind === 'private_answer') {
    return { variants: [...action.variants] }
  }
  if (action.kind === 'label') return { label: action.label }
  return action.kind === 'assign' ? { userId: action.userId } : {}
}

export const toForm = ({
  name,
  conditions,
  action,
  capPerHour,
  capPerDay,
}: ConversationRule): RuleForm => ({
  ...emptyRule,
  ...conditions,
  name,
  words: conditions.words.join(', '),
  action: action.kind,
  ...partsOf(action),
  capPerHour: String(capPerHour),
  capPerDay: String(capPerDay),
})

/** Given one under the other or with commas between them; each once. */
export const readWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

const toAction = ({ action, variants, label, userId }: RuleForm): RuleAction => {
  const written = variants.map((variant) => variant.trim()).filter(Boolean)
  switch (action) {
    case 'answer':
    case 'private_answer':
      return { kind: action, variants: written }
    case 'hide':
      return { kind: action }
    case 'label':
      return { kind: action, label }
    case 'assign':
      return { kind: action, userId }
  }
}

/** Checked by the server as it is: its messages stand at the fields. */
export const toBody = (form: RuleForm): ConversationRuleBody => ({
  name: form.name,
  conditions: {
    words: readWords(form.words),
    isQuestion: form.isQuestion,
    tone: form.tone,
    kinds: form.kinds,
    connectionIds: form.connectionIds,
    postIds: form.postIds,
  },
  action: toAction(form),
  capPerHour: Number(form.capPerHour),
  capPerDay: Number(form.capPerDay),
})
