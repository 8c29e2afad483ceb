import { type RuleAct, undoRuleAct } from '@kadr/contract/audience/conversation-rules'
import { Link } from '@tanstack/react-router'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useRuleActs, useUndoRuleAct } from '../api/rules.api.ts'
import { copy } from '../copy.ts'
import { rulesCopy } from './copy.ts'

const { log: words } = rulesCopy

const Act = ({ act, ruleId }: { act: RuleAct; ruleId: string }) => {
  const undoing = useUndoRuleAct()
  const canUndo = useCan(undoRuleAct.action)
  const timeZone = useCurrentWorkspace()?.timeZone ?? 'Europe/Moscow'
  const { id: actId, conversationId, at, text, personName, did, state, message } = act
  const when = describeMoment({ at: new Date(at), now: new Date(), timeZone })
  const undo = () =>
    undoing.mutate(
      { id: ruleId, actId },
      {
        onSuccess: () => notify.success(words.undone),
        onError: (error) => notify.error(words.undoFailed, { text: failureText(error) }),
      },
    )
  return (
    <li className="flex items-start gap-3 px-4 py-3 text-label">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <Link
          to="/inbox"
          search={{ thread: conversationId }}
          className="text-ink no-underline wrap-anywhere hover:text-accent"
        >
          <span className="font-medium">{personName ?? copy.someone}</span>: «{text}»
        </Link>
        <p className="text-ink-2 wrap-anywhere">{did}</p>
        <p className="text-caption text-ink-3">
          {words.states[state]}, {when}
          {message ? `. ${message}` : null}
        </p>
      </div>
      {act.canUndo && canUndo ? (
        <Button variant="secondary" size="sm" isLoading={undoing.isPending} onClick={undo}>
          {words.undo}
        </Button>
      ) : null}
    </li>
  )
}

/** Each act of the rule, with its way back. */
export const RuleLog = ({ ruleId }: { ruleId: string }) => {
  const query = useRuleActs(ruleId)
  return (
    <Section title={words.title}>
      <QueryFrame
        query={query}
        data={query.acts}
        loading={<Skeleton className="h-20 w-full rounded-card" />}
        failed={{ title: words.failed, text: failureText(query.error) }}
        empty={<p className="text-label text-ink-3">{words.empty}</p>}
      >
        {(acts) => (
          <Card padding="none">
            <ul className="divide-y divide-line">
              {acts.map((act) => (
                <Act key={act.id} act={act} ruleId={ruleId} />
              ))}
            </ul>
          </Card>
        )}
      </QueryFrame>
      {query.hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {copy.more}
        </Button>
      ) : null}
    </Section>
  )
}
