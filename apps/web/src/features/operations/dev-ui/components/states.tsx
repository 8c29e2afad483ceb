import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyList } from '../../../../ui/feedback/empty-list.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { OfflineNotice } from '../../../../ui/feedback/offline-banner.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Specimen, SpecimenGrid } from './specimen.tsx'

export const States = () => (
  <SpecimenGrid>
    <Specimen name="Пусто">
      <Card>
        <EmptyState
          drawing="calendar"
          title="На этой неделе ничего не выходит"
          text="Запланируйте первый пост, и он появится здесь."
          action={<Button>Создать пост</Button>}
        />
      </Card>
    </Specimen>
    <Specimen name="Ошибка">
      <Card>
        <ErrorState
          title="Не удалось загрузить тариф"
          text="Сервер не ответил. Попробуйте ещё раз."
          onRetry={() => {}}
        />
      </Card>
    </Specimen>
    <Specimen name="Ничего не найдено">
      <EmptyList
        title="Ничего не нашлось"
        text="Попробуйте другие слова."
        clear={{ label: 'Снять фильтры', onClear: () => undefined }}
      />
    </Specimen>
    <Specimen name="Нет доступа">
      <Card>
        <EmptyState drawing="lock" title="Недоступно в вашем тарифе" />
      </Card>
    </Specimen>
    <Specimen name="Нет связи">
      <OfflineNotice />
      <Card>
        <ErrorState
          drawing="offline"
          title="Нет связи"
          text="Как только она появится, мы продолжим."
          isRetrying
          onRetry={() => {}}
        />
      </Card>
    </Specimen>
    <Specimen name="Загрузка">
      <Card>
        <SkeletonGroup label="Загружаем ближайшее" className="grid gap-4">
          {['first', 'second', 'third'].map((row) => (
            <div key={row} className="flex items-center gap-3">
              <Skeleton className="h-14 w-10" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-1/2" />
              </div>
            </div>
          ))}
        </SkeletonGroup>
      </Card>
    </Specimen>
  </SpecimenGrid>
)
