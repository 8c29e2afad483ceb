ALTER TABLE "connections" RENAME COLUMN "way" TO "method";--> statement-breakpoint
ALTER TABLE "handover_tickets" RENAME COLUMN "way" TO "method";--> statement-breakpoint
ALTER TABLE "oauth_states" RENAME COLUMN "way" TO "method";--> statement-breakpoint
ALTER TABLE "workspace_invites" RENAME COLUMN "way" TO "channel";--> statement-breakpoint
ALTER TABLE "workspace_invites" RENAME CONSTRAINT "workspace_invites_way_is_known" TO "workspace_invites_channel_is_known";--> statement-breakpoint
ALTER TABLE "paid_periods" ADD COLUMN "end_warned_at" timestamp with time zone;--> statement-breakpoint
-- Jobs queued by an older version; on an empty database the queue has no tables yet.
DO $$ BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    UPDATE pgboss.job SET data = (data - 'way') || jsonb_build_object('method', data -> 'way') WHERE name = 'connections.revoke' AND data ? 'way';
  END IF;
END $$;
