import { useItems } from '../../../../platform/api/api-hooks.ts'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { List, ListRow } from '../../../../ui/layout/list-row.tsx'
import { useLog } from '../api/admin.queries.ts'
import { copy } from '../copy.ts'
import { useMoments } from '../model/use-moments.ts'
import { AdminFrame, ShowMore } from './admin-list.tsx'

const { log: words } = copy

export const LogTab = () => {
  const query = useLog()
  const looks = useItems(query.data)
  const { moment } = useMoments()
  return (
    <div className="grid grid-cols-1 gap-4">
      <AdminFrame query={query} data={looks} empty={words.empty}>
        {(entries) => (
          <Card padding="none">
            <List label={words.tab}>
              {entries.map(({ id, at, operator, what, isAct, details }) => (
                <ListRow
                  key={id}
                  isWrapped
                  title={what}
                  subtitle={[`${moment(at)}, ${operator}`, details].filter(Boolean).join('. ')}
                  trailing={isAct ? <Badge tone="accent">{words.act}</Badge> : null}
                />
              ))}
            </List>
          </Card>
        )}
      </AdminFrame>
      <ShowMore query={query} />
    </div>
  )
}
