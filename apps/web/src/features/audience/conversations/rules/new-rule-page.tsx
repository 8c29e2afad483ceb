import { useNavigate } from '@tanstack/react-router'
import { SubPage } from '../list/sub-page.tsx'
import { rulesCopy } from './copy.ts'
import { RuleEditor } from './rule-editor.tsx'

export default function NewRulePage() {
  const navigate = useNavigate()
  return (
    <SubPage title={rulesCopy.add} isRule>
      <RuleEditor
        rule={undefined}
        onSaved={({ id }) =>
          void navigate({ to: '/inbox/$', params: { _splat: `rules/${id}` }, replace: true })
        }
      />
    </SubPage>
  )
}
