import {
  type Automation,
  deleteAutomation,
  runAutomation,
} from '@kadr/contract/automation/automations'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type DocumentOwner, useDocumentOwner } from '../../../../documents/use-document.ts'
import { ApiError } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan, useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Tabs } from '../../../../ui/layout/tabs.tsx'
import { useAutomation } from '../api/automations.queries.ts'
import { readAutomationSearch } from '../editor/automation-search.ts'
import { editorCopy } from '../editor/copy.ts'
import { EditRule } from '../editor/edit-rule.tsx'
import { runsCopy } from '../runs/copy.ts'
import { RuleRuns } from '../runs/rule-runs.tsx'
import { describeContent, describeSchedule } from './describe-rule.ts'
import { FeedBanner } from './feed-banner.tsx'
import { PauseBanner } from './pause-banner.tsx'
import { RuleFrame, RuleSkeleton } from './rule-frame.tsx'
import { RuleMenu } from './rule-menu.tsx'
import { RuleSwitch } from './rule-switch.tsx'
import { RuleVideos } from './rule-videos.tsx'
import { RuleWeek } from './rule-week.tsx'

const RunDialog = lazy(() => import('../runs/run-dialog.tsx'))

type Tab = 'rule' | 'runs'

const useTab = (id: number) => {
  const navigate = useNavigate()
  const tab: Tab = readAutomationSearch(useSearch({ strict: false })).tab ?? 'rule'
  const go = (next: Tab) =>
    void navigate({
      to: '/reels/automation/$',
      params: { _splat: String(id) },
      search: next === 'runs' ? { tab: next } : {},
      replace: true,
      resetScroll: false,
    })
  return { tab, go }
}

const Actions = ({ automation, onStarted }: { automation: Automation; onStarted: () => void }) => {
  const navigate = useNavigate()
  const [isStarting, setIsStarting] = useState(false)
  const canRun = useCan(runAutomation.action)
  const canDelete = useCan(deleteAutomation.action)
  return (
    <>
      <RuleSwitch automation={automation} />
      {canRun ? (
        <Button
          variant="secondary"
          aria-label={runsCopy.run.title}
          icon={<Play aria-hidden="true" className="size-5" />}
          onClick={() => setIsStarting(true)}
        >
          <span>
            {runsCopy.run.start}
            <span className="max-sm:hidden"> {runsCopy.run.now}</span>
          </span>
        </Button>
      ) : null}
      {canDelete ? (
        <RuleMenu
          automation={automation}
          onRemoved={() => void navigate({ to: '/reels/automation' })}
        />
      ) : null}
      <Suspense>
        {isStarting ? (
          <RunDialog
            automation={automation}
            onClose={() => setIsStarting(false)}
            onStarted={onStarted}
          />
        ) : null}
      </Suspense>
    </>
  )
}

type RuleProps = { automation: Automation; owner: DocumentOwner; timeZone: string }

const Rule = ({ automation, owner, timeZone }: RuleProps) => {
  const { tab, go } = useTab(automation.id)
  const { rule } = automation
  return (
    <RuleFrame
      title={rule.name}
      subtitle={`${describeContent(rule)}. ${describeSchedule(rule.schedule)}`}
      actions={<Actions automation={automation} onStarted={() => go('runs')} />}
    >
      <PauseBanner automation={automation} />
      <FeedBanner automation={automation} />
      <Tabs<Tab>
        label={runsCopy.tabs.label}
        value={tab}
        onValueChange={go}
        tabs={[
          {
            value: 'rule',
            label: runsCopy.tabs.rule,
            content: (
              <div className="grid grid-cols-1 gap-6">
                <EditRule automation={automation} owner={owner} timeZone={timeZone} />
                <RuleVideos automation={automation} />
                <RuleWeek automation={automation} timeZone={timeZone} />
              </div>
            ),
          },
          {
            value: 'runs',
            label: runsCopy.tabs.runs,
            content: <RuleRuns automation={automation} />,
          },
        ]}
      />
    </RuleFrame>
  )
}

export default function RulePage({ id }: { id: number }) {
  const query = useAutomation(id)
  const owner = useDocumentOwner()
  const timeZone = useCurrentWorkspace()?.timeZone
  const isGone = query.error instanceof ApiError && query.error.code === 'NOT_FOUND'
  if (query.data && owner && timeZone !== undefined) {
    return <Rule automation={query.data} owner={owner} timeZone={timeZone} />
  }
  return (
    <RuleFrame title={editorCopy.title}>
      <QueryFrame
        query={query}
        data={query.data}
        loading={<RuleSkeleton />}
        failed={{
          title: editorCopy.loadFailed,
          text: isGone ? editorCopy.gone : failureText(query.error),
        }}
      >
        {() => <RuleSkeleton />}
      </QueryFrame>
    </RuleFrame>
  )
}
