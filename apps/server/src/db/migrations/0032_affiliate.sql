CREATE TABLE "affiliate_clicks" (
	"affiliate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "affiliate_clicks_affiliate_id_day_pk" PRIMARY KEY("affiliate_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"sealed_requisites" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "affiliate_payouts_state_is_known" CHECK ("affiliate_payouts"."state" in ('requested', 'paid', 'refused')),
	CONSTRAINT "affiliate_payouts_currency_is_known" CHECK ("affiliate_payouts"."currency" in ('RUB', 'BYN', 'USD', 'XTR')),
	CONSTRAINT "affiliate_payouts_amount_is_positive" CHECK ("affiliate_payouts"."amount" > 0),
	CONSTRAINT "affiliate_payouts_requisites_end_with_it" CHECK (("affiliate_payouts"."state" = 'requested') = ("affiliate_payouts"."sealed_requisites" is not null)),
	CONSTRAINT "affiliate_payouts_settled_has_time" CHECK (("affiliate_payouts"."state" = 'requested') = ("affiliate_payouts"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "affiliate_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"referral_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"percent" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_shares_kind_is_known" CHECK ("affiliate_shares"."kind" in ('first', 'next')),
	CONSTRAINT "affiliate_shares_currency_is_known" CHECK ("affiliate_shares"."currency" in ('RUB', 'BYN', 'USD', 'XTR')),
	CONSTRAINT "affiliate_shares_returns_fit" CHECK ("affiliate_shares"."amount" > 0 and "affiliate_shares"."returned" >= 0 and "affiliate_shares"."returned" <= "affiliate_shares"."amount")
);
--> statement-breakpoint
CREATE TABLE "affiliate_visitors" (
	"affiliate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "affiliate_visitors_affiliate_id_day_visitor_pk" PRIMARY KEY("affiliate_id","day","visitor")
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_marks" (
	"mark" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"affiliate_id" uuid NOT NULL,
	"user_id" uuid,
	"refusal" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referrals_refusal_is_known" CHECK ("referrals"."refusal" in ('same_person'))
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account_is_known";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind_is_known";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "affiliate_clicks" ADD CONSTRAINT "affiliate_clicks_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_payouts" ADD CONSTRAINT "affiliate_payouts_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_shares" ADD CONSTRAINT "affiliate_shares_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_shares" ADD CONSTRAINT "affiliate_shares_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_shares" ADD CONSTRAINT "affiliate_shares_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_visitors" ADD CONSTRAINT "affiliate_visitors_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_payouts_affiliate" ON "affiliate_payouts" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_payouts_one_open" ON "affiliate_payouts" USING btree ("affiliate_id","currency") WHERE "affiliate_payouts"."state" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_shares_payment" ON "affiliate_shares" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "affiliate_shares_affiliate" ON "affiliate_shares" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE INDEX "affiliate_shares_referral" ON "affiliate_shares" USING btree ("referral_id");--> statement-breakpoint
CREATE INDEX "affiliate_visitors_day" ON "affiliate_visitors" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_user" ON "affiliates" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliates_code" ON "affiliates" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_user" ON "referrals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referrals_affiliate" ON "referrals" USING btree ("affiliate_id");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_is_known" CHECK ("ledger_entries"."account" in ('provider', 'customer', 'sales', 'affiliate', 'affiliate_cost', 'payout', 'bank'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind_is_known" CHECK ("ledger_transactions"."kind" in ('payment', 'sale', 'credit', 'return', 'refund', 'share', 'share_return', 'payout', 'payout_paid', 'payout_refused'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'commented', 'member_joined', 'ownership_offered', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'renewal_coming', 'renewal_failed', 'plan_ended', 'daily_digest', 'weekly_digest', 'payout_settled', 'automation_ready', 'automation_failed', 'automation_paused'));