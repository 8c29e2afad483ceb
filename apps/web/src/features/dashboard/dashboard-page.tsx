export default function DashboardPage() {
  return <h1>Главная</h1>
}
