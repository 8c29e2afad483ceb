export const FOOD_TRADES = `
кофе|кофейня|кофейни|бариста|эспрессо|кофемашина: hot-beverage beans croissant glass-of-milk teapot doughnut spoon cookie
+ аромат|аромата: beans hot-beverage
+ зерно|зёрна|зёрен|зёрнах|сорт: hot-beverage beans
+ помол|молоть|кофемолка: gear
чай|чайная|чаи|чаепитие|заварка: teapot teacup-without-handle herb honey-pot lemon leaf-fluttering-in-wind hot-beverage
+ лист|листья|листовой: herb
хлеб|пекарня|пекарни|выпечка|булочки|закваска|багет: bread croissant sheaf-of-rice baguette-bread pretzel butter bagel
+ печь|печи: bread
торт|торты|кондитер~|капкейки|десерты|бисквит|пирожные|кондитерская|чизкейк: birthday-cake cupcake shortcake strawberry chocolate-bar cookie egg candle
+ крем|крема|начинка|начинки: cupcake
+ украшение|украшения|декор: strawberry
+ ярус|ярусы|форма: birthday-cake
шоколад|шоколатье|конфеты ручной|карамель|сладости: chocolate-bar candy wrapped-gift cookie lollipop strawberry
мороженое|джелато|пломбир: soft-ice-cream ice-cream shaved-ice strawberry chocolate-bar cherries sun
пицца|пиццерия: pizza tomato cheese-wedge olive fire takeout-box delivery-truck
+ тесто|печь|печи: pizza
суши|роллы|японская кухня|паназиат~: sushi chopsticks fish shrimp cooked-rice takeout-box bento-box
бургер|бургеры|бургерная|фастфуд|стритфуд: hamburger french-fries cut-of-meat fire cheese-wedge tomato cup-with-straw
шаурма|шаверма|донер: stuffed-flatbread cut-of-meat tomato fire cucumber
шашлык|гриль|барбекю|мангал|стейк|стейкхаус: meat-on-bone fire cut-of-meat salt onion hot-pepper fork-and-knife
+ угли|уголь|жар: fire
мясо|мясная|мясник|колбаса|колбасы|фермерское мясо: cut-of-meat meat-on-bone kitchen-knife bacon snowflake salt
рыба|морепродукты|рыбный магазин|икра: fish shrimp crab oyster lemon ice kitchen-knife
сыр|сыроварня|сыры|сыровар~: cheese-wedge glass-of-milk cow-face goat wine-glass grapes jar
вино|винный|сомелье|винотека|виноград: wine-glass grapes bottle-with-popping-cork cheese-wedge clinking-glasses thermometer
бар|коктейли|бармен|кальянная: cocktail-glass tropical-drink ice lemon clinking-glasses tumbler-glass
пиво|пивоварня|крафт: beer-mug clinking-beer-mugs sheaf-of-rice pretzel fish
ресторан|кафе|общепит|меню|официант|банкет|кейтеринг|фуршет|столовая: fork-and-knife-with-plate cooking clinking-glasses pot-of-food bellhop-bell receipt wine-glass candle
+ паста|пасты|пасту: spaghetti
+ стол|столик|столики: fork-and-knife-with-plate
завтрак|завтраки|рецепт|рецепты|готовка|кулинар~|блюдо: cooking egg fork-and-knife-with-plate avocado bowl-with-spoon strawberry bread green-salad
питание|диета|нутрициолог|нутрициология|пп|правильное питание|похудение|калории|диетолог: green-salad balance-scale avocado fork-and-knife-with-plate red-apple egg droplet broccoli
+ белок|белки|белка: egg
доставка еды|готовая еда|рационы|рацион|обеды в офис: bento-box delivery-truck fork-and-knife-with-plate green-salad stopwatch takeout-box
мёд|пасека|пчёлы|пчеловод~: honey-pot honeybee sunflower jar herb teapot beans
+ банка|банке|хранить|хранение: jar
овощи|фермер~|фермерские|продукты|эко|ферма|эко-продукты|огород: carrot egg glass-of-milk tractor basket tomato potato honey-pot
фрукты|ягоды|экзотические фрукты|сухофрукты: red-apple strawberry banana pineapple grapes basket mango
орехи|сухофрукты|специи|пряности: peanuts herb chestnut jar salt hot-pepper
консервация|варенье|закрутки|соленья|заготовки: jar cucumber tomato salt strawberry pot-of-food
+ банка|банки|банке: jar
веган|вегетариан~|смузи|детокс|соки: green-salad cup-with-straw avocado broccoli lemon strawberry
вода|кулер|бутилированная: droplet cup-with-straw delivery-truck bucket pouring-liquid
пельмени|вареники|полуфабрикаты|заморозка: dumpling snowflake pot-of-food sheaf-of-rice cut-of-meat
+ варить|кипяток|кастрюля: pot-of-food
блины|блинная|сырники|панкейки: pancakes honey-pot strawberry butter egg
`
