CREATE TABLE "bot_parked_updates" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"update" jsonb NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	"source_title" text DEFAULT '' NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_facts_kind_is_known" CHECK ("business_facts"."kind" in ('about', 'audience', 'price', 'included', 'term', 'guarantee', 'result', 'address', 'hours', 'booking', 'question', 'other')),
	CONSTRAINT "business_facts_source_is_known" CHECK ("business_facts"."source" in ('person', 'answer', 'product', 'post', 'site'))
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider_dispute_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"ended_periods" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "disputes_state_is_known" CHECK ("disputes"."state" in ('open', 'won', 'lost')),
	CONSTRAINT "disputes_amount_is_real" CHECK ("disputes"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_shops" (
	"provider" text PRIMARY KEY NOT NULL,
	"saving_refused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_watchers" (
	"source" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "download_watchers_source_user_id_pk" PRIMARY KEY("source","user_id")
);
--> statement-breakpoint
ALTER TABLE "group_notices" DROP CONSTRAINT "group_notices_kind_is_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "metric_readings" DROP CONSTRAINT "metric_readings_outcome_is_known";--> statement-breakpoint
ALTER TABLE "metric_subjects" DROP CONSTRAINT "metric_subjects_outcome_is_known";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_is_known";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_subject_is_known";--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "payment_webhooks_once";--> statement-breakpoint
DROP INDEX "payment_webhooks_waiting";--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "unlisted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promo_refusal" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_saving_refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_webhooks" ADD COLUMN "deliveries" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_webhooks" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_webhooks" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_webhooks" ADD COLUMN "parked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_webhooks" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "disputed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "method_mark" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "source" text DEFAULT 'checkout' NOT NULL;--> statement-breakpoint
ALTER TABLE "renewals" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "post_targets" ADD COLUMN "waiting" jsonb;--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "review_link_id" uuid;--> statement-breakpoint
ALTER TABLE "bot_parked_updates" ADD CONSTRAINT "bot_parked_updates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_facts" ADD CONSTRAINT "business_facts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_watchers" ADD CONSTRAINT "download_watchers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bot_parked_updates_user" ON "bot_parked_updates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bot_parked_updates_age" ON "bot_parked_updates" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "business_facts_page" ON "business_facts" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_facts_once" ON "business_facts" USING btree ("workspace_id","kind","title_key");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_once" ON "disputes" USING btree ("payment_id","provider_dispute_id");--> statement-breakpoint
CREATE INDEX "download_watchers_user" ON "download_watchers" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_review_link_id_review_links_id_fk" FOREIGN KEY ("review_link_id") REFERENCES "public"."review_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_webhooks_parked" ON "payment_webhooks" USING btree ("parked_at") WHERE "payment_webhooks"."parked_at" is not null;--> statement-breakpoint
CREATE INDEX "post_comments_link" ON "post_comments" USING btree ("review_link_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_webhooks_once" ON "payment_webhooks" USING btree ("provider","event_id") WHERE "payment_webhooks"."processed_at" is null and "payment_webhooks"."parked_at" is null;--> statement-breakpoint
CREATE INDEX "payment_webhooks_waiting" ON "payment_webhooks" USING btree ("id") WHERE "payment_webhooks"."processed_at" is null and "payment_webhooks"."parked_at" is null;--> statement-breakpoint
ALTER TABLE "group_notices" ADD CONSTRAINT "group_notices_kind_is_known" CHECK ("group_notices"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'report_paused', 'group_lost'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'delayed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'payment_refunded', 'payment_disputed', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'tool_recovered', 'automation_ready', 'automation_failed', 'automation_paused', 'report_paused', 'group_lost'));--> statement-breakpoint
ALTER TABLE "metric_readings" ADD CONSTRAINT "metric_readings_outcome_is_known" CHECK ("metric_readings"."outcome" in ('found', 'not_allowed', 'absent', 'unlisted', 'failed'));--> statement-breakpoint
ALTER TABLE "metric_subjects" ADD CONSTRAINT "metric_subjects_outcome_is_known" CHECK ("metric_subjects"."outcome" in ('found', 'not_allowed', 'absent', 'unlisted', 'failed'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_is_known" CHECK ("ledger_transactions"."kind" in ('payment', 'sale', 'credit', 'return', 'refund', 'dispute', 'dispute_won', 'share', 'share_return', 'payout', 'payout_paid', 'payout_refused'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promo_refusal_is_known" CHECK ("orders"."promo_refusal" in ('unknown', 'used_up', 'used_by_you', 'not_first'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_disputes_fit" CHECK ("payments"."disputed" >= 0 and "payments"."disputed" <= "payments"."amount");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_source_is_known" CHECK ("consents"."source" in ('telegram', 'google', 'checkout'));--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_subject_is_known" CHECK ("consents"."subject" in ('processing', 'offer', 'renewal'));--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_problem_is_known" CHECK ("renewals"."problem" in ('card', 'email', 'shop'));