import {
  type ConversationRule,
  tryConversationRule,
} from '@kadr/contract/audience/conversation-rules'
import type { RouteData } from '@kadr/contract/base/route'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Check, FlaskConical, Minus } from 'lucide-react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useTryRule } from '../api/rules.api.ts'
import { copy } from '../copy.ts'
import { rulesCopy } from './copy.ts'

type Trial = RouteData<typeof tryConversationRule>
const { trial: words } = rulesCopy

const Hits = ({ trial }: { trial: Trial }) => {
  const { checked, hits } = trial
  const acted = hits.filter(({ isDone }) => isDone).length
  return (
    <div className="grid gap-2">
      <p role="status" className="text-label">
        {words.checked(checked)} {hits.length > 0 ? words.wouldAct(acted) : words.nothing}
      </p>
      <ul className="divide-y divide-line">
        {hits.map(({ itemId, conversationId, text, personName, would, isDone }) => {
          const Icon = isDone ? Check : Minus
          return (
            <li key={itemId} className="grid gap-0.5 py-2.5 text-label">
              <Link
                to="/inbox"
                search={{ thread: conversationId }}
                className="text-ink no-underline wrap-anywhere hover:text-accent"
              >
                <span className="font-medium">{personName ?? copy.someone}</span>: «{text}»
              </Link>
              <p
                className={clsx(
                  'flex items-start gap-1.5 text-caption wrap-anywhere',
                  isDone ? 'text-published' : 'text-ink-3',
                )}
              >
                <Icon aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
                {would}
              </p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** What the rule would have done: read before it is switched on. */
export const RuleTrial = ({ rule }: { rule: ConversationRule }) => {
  const trying = useTryRule()
  const canTry = useCan(tryConversationRule.action)
  if (!canTry) return null
  const run = () =>
    trying.mutate(rule.id, {
      onError: (error) => notify.error(words.failed, { text: failureText(error) }),
    })
  return (
    <Section title={words.title}>
      <Card className="grid grid-cols-1 gap-3">
        <p className="text-label text-ink-2">{words.text}</p>
        <Button
          variant="secondary"
          className="justify-self-start"
          isLoading={trying.isPending}
          icon={<FlaskConical aria-hidden="true" className="size-5" />}
          onClick={run}
        >
          {trying.data ? words.again : words.run}
        </Button>
        {trying.data ? <Hits trial={trying.data} /> : null}
      </Card>
    </Section>
  )
}
