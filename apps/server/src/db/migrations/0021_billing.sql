CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"party" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entries_account_is_known" CHECK ("ledger_entries"."account" in ('provider', 'customer', 'sales')),
	CONSTRAINT "ledger_entries_currency_is_known" CHECK ("ledger_entries"."currency" in ('RUB', 'BYN', 'USD', 'XTR')),
	CONSTRAINT "ledger_entries_move_something" CHECK ("ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_transactions_kind_is_known" CHECK ("ledger_transactions"."kind" in ('payment', 'sale', 'credit', 'return', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"provider" text NOT NULL,
	"plan" text NOT NULL,
	"billing_period" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"quote" jsonb NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"promo_code" text,
	"email" text,
	"offer_version" text,
	"offer_accepted_at" timestamp with time zone,
	"is_renewing" boolean NOT NULL,
	"payment_id" text,
	"checkout" jsonb,
	"method_id" uuid,
	"renews_end" timestamp with time zone,
	"attempt" integer,
	"failure_code" text,
	"failure_message" text,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_kind_is_known" CHECK ("orders"."kind" in ('new', 'extend', 'upgrade', 'downgrade', 'renewal')),
	CONSTRAINT "orders_state_is_known" CHECK ("orders"."state" in ('created', 'pending', 'paid', 'failed', 'canceled')),
	CONSTRAINT "orders_plan_is_known" CHECK ("orders"."plan" in ('FREE', 'HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY')),
	CONSTRAINT "orders_billing_period_is_known" CHECK ("orders"."billing_period" in ('monthly', 'annually')),
	CONSTRAINT "orders_currency_is_known" CHECK ("orders"."currency" in ('RUB', 'BYN', 'USD', 'XTR')),
	CONSTRAINT "orders_amount_is_positive" CHECK ("orders"."amount" > 0 and "orders"."discount" >= 0),
	CONSTRAINT "orders_paid_has_time" CHECK (("orders"."state" = 'paid') = ("orders"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_webhooks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text,
	"order_id" text,
	"refund_id" text,
	"body" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "payments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"user_id" uuid,
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"is_test" boolean NOT NULL,
	"method_title" text,
	"buyer_id" text,
	"paid_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_currency_is_known" CHECK ("payments"."currency" in ('RUB', 'BYN', 'USD', 'XTR')),
	CONSTRAINT "payments_refunds_fit" CHECK ("payments"."amount" > 0 and "payments"."refunded" >= 0 and "payments"."refunded" <= "payments"."amount")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"provider_refund_id" text,
	"failure_message" text,
	"check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_state_is_known" CHECK ("refunds"."state" in ('created', 'pending', 'succeeded', 'failed')),
	CONSTRAINT "refunds_reason_is_known" CHECK ("refunds"."reason" in ('support', 'unneeded')),
	CONSTRAINT "refunds_amount_is_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "paid_periods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"order_id" uuid,
	"source" text NOT NULL,
	"plan" text NOT NULL,
	"limits" jsonb NOT NULL,
	"unit" text NOT NULL,
	"unit_ms" bigint NOT NULL,
	"value" integer NOT NULL,
	"currency" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"points_anchor_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paid_periods_plan_is_known" CHECK ("paid_periods"."plan" in ('FREE', 'HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY', 'BASIC', 'PREMIUM')),
	CONSTRAINT "paid_periods_source_is_known" CHECK ("paid_periods"."source" in ('order', 'grant', 'grace')),
	CONSTRAINT "paid_periods_unit_is_known" CHECK ("paid_periods"."unit" in ('month', 'year', 'days30')),
	CONSTRAINT "paid_periods_currency_is_known" CHECK ("paid_periods"."currency" in ('RUB', 'BYN', 'USD', 'XTR')),
	CONSTRAINT "paid_periods_run_forward" CHECK ("paid_periods"."ends_at" >= "paid_periods"."starts_at"),
	CONSTRAINT "paid_periods_order_pays" CHECK (("paid_periods"."source" = 'order') = ("paid_periods"."order_id" is not null)),
	CONSTRAINT "paid_periods_value_is_real" CHECK ("paid_periods"."value" >= 0 and "paid_periods"."unit_ms" > 0)
);
--> statement-breakpoint
CREATE TABLE "billing_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"subject" text NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_subject_is_known" CHECK ("consents"."subject" in ('offer', 'renewal'))
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"sealed_token" text,
	"title" text NOT NULL,
	"expires_on" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payment_methods_token_ends_with_removal" CHECK (("payment_methods"."removed_at" is null) = ("payment_methods"."sealed_token" is not null))
);
--> statement-breakpoint
CREATE TABLE "promo_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer,
	"days" integer,
	"is_first_payment_only" boolean NOT NULL,
	"max_uses" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promo_codes_give_something" CHECK (("promo_codes"."percent" between 1 and 99) or ("promo_codes"."days" > 0))
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"method_id" uuid,
	"subscription_payment_id" text,
	"buyer_id" text,
	"plan" text NOT NULL,
	"billing_period" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"noticed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure_message" text,
	"needs_other_method" boolean DEFAULT false NOT NULL,
	"act_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "renewals_state_is_known" CHECK ("renewals"."state" in ('on', 'off', 'past_due')),
	CONSTRAINT "renewals_plan_is_known" CHECK ("renewals"."plan" in ('FREE', 'HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY')),
	CONSTRAINT "renewals_billing_period_is_known" CHECK ("renewals"."billing_period" in ('monthly', 'annually')),
	CONSTRAINT "renewals_currency_is_known" CHECK ("renewals"."currency" in ('RUB', 'BYN', 'USD', 'XTR'))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_is_known";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_plan_is_known";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_status_is_known";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_paid_ends";--> statement-breakpoint
DROP INDEX "subscriptions_paid_end";--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "kept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_periods" ADD CONSTRAINT "paid_periods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_profiles" ADD CONSTRAINT "billing_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_method_id_payment_methods_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."payment_methods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","party");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_key" ON "ledger_transactions" USING btree ("key");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_check" ON "orders" USING btree ("check_at") WHERE "orders"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_promo" ON "orders" USING btree ("promo_code") WHERE "orders"."promo_code" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_renewal_once" ON "orders" USING btree ("user_id","renews_end","attempt") WHERE "orders"."kind" = 'renewal';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_webhooks_once" ON "payment_webhooks" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_webhooks_age" ON "payment_webhooks" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_webhooks_waiting" ON "payment_webhooks" USING btree ("id") WHERE "payment_webhooks"."processed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_once" ON "payments" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_check" ON "refunds" USING btree ("check_at") WHERE "refunds"."check_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_unneeded_once" ON "refunds" USING btree ("payment_id") WHERE "refunds"."reason" = 'unneeded';--> statement-breakpoint
CREATE INDEX "paid_periods_user" ON "paid_periods" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "paid_periods_end" ON "paid_periods" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "paid_periods_order" ON "paid_periods" USING btree ("order_id") WHERE "paid_periods"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_methods_user" ON "payment_methods" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_one_of_a_person" ON "payment_methods" USING btree ("user_id") WHERE "payment_methods"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "renewals_due" ON "renewals" USING btree ("act_at") WHERE "renewals"."act_at" is not null;--> statement-breakpoint
CREATE INDEX "renewals_method" ON "renewals" USING btree ("method_id");--> statement-breakpoint
-- Paid plans become periods. Plans and their limits as they were when this was written.
INSERT INTO "paid_periods" ("id", "user_id", "source", "plan", "limits", "unit", "unit_ms", "value", "currency", "starts_at", "ends_at", "anchor_at", "points_anchor_at", "created_at")
SELECT gen_random_uuid(), "user_id", 'grant', "plan",
  CASE
    WHEN "plan" IN ('HOBBY', 'BASIC') THEN '{"videoGenerations":50,"aiGenerations":0,"accountTracking":0,"connectedAccounts":5}'::jsonb
    WHEN "plan" IN ('CREATOR', 'PREMIUM') THEN '{"videoGenerations":100,"aiGenerations":70,"accountTracking":30,"connectedAccounts":10}'::jsonb
    WHEN "plan" = 'ULTIMATE' THEN '{"videoGenerations":-1,"aiGenerations":150,"accountTracking":100,"connectedAccounts":-1}'::jsonb
    ELSE '{"videoGenerations":-1,"aiGenerations":-1,"accountTracking":-1,"connectedAccounts":-1}'::jsonb
  END,
  'month', 2592000000, 0, 'RUB', least("anchor_at", "expires_at"), "expires_at", least("anchor_at", "expires_at"), least("anchor_at", "expires_at"), now()
FROM "subscriptions" WHERE "plan" <> 'FREE';--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "plan";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "expires_at";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind_is_known" CHECK ("notifications"."kind" in ('published', 'failed', 'needs_attention', 'render_ready', 'render_failed', 'approval_asked', 'approval_decided', 'connection_needs_reauth', 'connection_expiring', 'plan_expiring', 'payment_received', 'renewal_coming', 'renewal_failed', 'plan_ended'));--> statement-breakpoint
CREATE FUNCTION "check_ledger_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "ledger_entries" WHERE "transaction_id" = NEW."transaction_id"
    GROUP BY "currency" HAVING sum("amount") <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW."transaction_id";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT OR UPDATE ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_ledger_balance"();
