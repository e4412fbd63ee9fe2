## How famous decks win

ds-famous-phasma-troopers =
    Three bodies guard each other while cheap rifles pile up.
    Activate everybody at once and fire before the answer comes.
ds-famous-vader-raider =
    Two big melee dice and a raider who acts the moment he wakes.
    The hand of the opponent shrinks every round, so few answers are left.
ds-famous-jango-veers =
    One hunter rolls whenever an opponent does, so both teams fire in the same turn.
    Guns with plus sides make every blaster side hurt.
ds-famous-han-rey =
    Ambush cards give shields and further actions one after the other.
    The opponent watches while dice are rolled, fixed and resolved.
ds-famous-poe-rey =
    The pilot throws a big vehicle away and uses its best side at once.
    Rey plays upgrades without losing a turn and finishes the job.
ds-famous-qui-gon-rey =
    Shields come in every round, and each gain turns one of them into damage.
    Nobody gets through, and the small blows add up.
ds-famous-jabba-dooku =
    Empty the hand of the opponent with discard sides and events.
    Once nothing can be played against you, the Crime Lord removes whom he likes.
ds-famous-poe-maz =
    Maz resolves two dice the moment she is activated, so three damage leave before anybody reacts.
    The pilot feeds vehicles to his special.
ds-famous-fn-phasma =
    Every weapon that is played comes with its die and is resolved on the spot.
    Take a lead in the first two rounds and keep it.
ds-famous-palpatine-alone =
    One character, two terrible dice, and damage each time one of them is resolved.
    Shields, healing and a return from the brink carry him through.
ds-famous-jango-unkar =
    Roll in answer to every activation and drain resources at the same time.
    The junk dealer takes the best card from a hand and pays you for it.
ds-famous-sabine-ezra =
    Thermal Detonators are thrown, discarded and played again from the discard pile.
    Damage to everybody twice a round ends most games early.
ds-famous-kylo-vader =
    Two impatient apprentices with heavy sides and lightsabers that move on.
    Guess what the opponent holds and punish each dear card.
ds-famous-cad-unkar =
    Play a gun and activate the gunman in one action.
    The partner breaks resources, so that the other side never gets its own guns.
ds-famous-thrawn-unkar =
    Name a number, take the card, and strip the resources: the opponent plays nothing.
    A walker that is far too expensive arrives all the same.
ds-famous-mace-padawan =
    The cheap apprentice takes the first weapon, the master the second.
    When a foe is weak, remove a die and the fight is over.
ds-famous-obi-wan-maz =
    Fix the dice with focus and let Maz resolve them at once.
    If the master falls, a free card makes up for it.
ds-famous-chirrut-baze =
    Blanks are rerolled, so nearly every die hits.
    One shot at everybody from the heavy gunner spreads damage before shields come.
ds-famous-padme-rieekan =
    Nobody needs to be defeated: the deck of the opponent runs out first.
    Shields and retreats buy the rounds that this takes.
ds-famous-ahsoka-maz =
    Pay to ready Ahsoka and roll her twice in one round.
    Maz resolves what she rolled before it can be removed.
ds-famous-inquisitors =
    Seeker droids grow with every one that flies, and blanks are punished twice.
    Defend with stolen dice and strike late.
ds-famous-magnaguards =
    Three droids that fight on to the end of the round in which they fall.
    Cheap staffs move from one to the next.
ds-famous-krennic-trooper =
    Hold the battlefield and a further trooper die rolls in each round.
    Ranged damage of one kind makes the big volley easy.
ds-famous-talzin-vader =
    Turn one die to its best side each round and let the apprentice strike for three.
    Witchcraft keeps the other dice away.
ds-famous-snoke-palpatine =
    The leader hurts his own pupil to make one die two points stronger.
    Every resolved side of damage is worth a whole turn.
ds-famous-yoda-leia =
    Two specials on one die do whatever is missing: resources, shields, cards.
    The opponent loses hand and deck before the last hero falls.
ds-famous-hondo-yoda =
    The pirate offers bad bargains: pay or be hurt.
    Rich from both answers, you buy more than anybody can remove.
ds-famous-hera-wedge =
    Big ships come in for free or for less and stay hard to answer.
    Indirect damage passes every guardian.
ds-famous-boba-seventh-sister =
    Use the value of any die on the table as damage of your own.
    Seekers give the last points from where nobody looks.
ds-famous-maul-talzin =
    Who removes a die of his loses one in return, so the big sides stay.
    The mother turns what failed.
ds-famous-kylo-anakin =
    Name the colour, look, and deal two.
    With two angry pupils and blades on both, most teams fall in three rounds.
ds-famous-luke-rey =
    Shield sides become blows when you want them to.
    Gain shields, keep them, and strike with what is left over.
ds-famous-cassian-yoda =
    Each pair of equal dice takes cards off a deck.
    When the cards are gone, so is the opponent.
ds-famous-bo-katan-ezra =
    Weapons of the other side fit her, and with one of them her special strikes for three.
    The thief pays for it from foreign pockets.
ds-famous-nightsisters =
    Three witches reroll and turn until the right sides lie.
    Spells answer one big die a round while bows do the rest.
ds-famous-vader-greedo =
    Fifteen health and dice without a weak side, with a decoy who dies first.
    Survive to the third round with two blades and nobody stands.
ds-famous-han-qira =
    No side, no allegiance, one point saved.
    Fast guns of anybody and a hand that stays full win the race.
ds-famous-five-battle-droids =
    Five cheap droids roll together, and indirect damage needs no aim.
    Losing one hardly matters; losing none in round one matters a lot.
ds-famous-iden-mauler =
    Fighters with mods roll in with their pilots.
    Concentrate all ranged damage on one foe and pass on to the next.
ds-famous-gungans =
    An army of four with shields for all.
    The catapult and the great offensive turn many small dice into one great blow.
ds-famous-tarkin-piett =
    Focus, money, patience: then a bombardment nobody can stop.
    Keep the small dice away until the great support lies.
ds-famous-obi-wan-satine =
    The duchess brings the money, the avenger the blade.
    Moves and shields answer each attack, and the force flows on.
ds-famous-phasma-stormtroopers =
    Two further trooper dice march in with one power action.
    All damage counts as melee, so every reinforcement strikes together.
ds-famous-grievous-droids =
    Droids cost less and reroll together.
    Frames make them tough, carbines come back, and the general commands from behind.
ds-famous-palpatine-sly =
    A storm that grows each time it is used, fed by an aide who turns dice.
    Stay alive with mind games until it is loaded.
ds-famous-mace-ahsoka =
    A master, a prodigy and a shelf of blades with two secret moves under the plot.
    Each plus side finds a base side to join.
ds-famous-chewbacca-han =
    Two old friends, many guns and few words.
    Play a weapon, draw it and fire in the same turn.
ds-famous-rex-cody =
    Clones at a discount fight under their captain and their commander.
    Ready the whole line with one card and let every gun speak twice.
ds-famous-enfys-qira =
    Two outlaws who owe nothing to either side turn paid dice into free damage.
    Resolve three scoundrel dice at once without paying, and pick the best hero and villain cards.
ds-famous-bounty-hunters =
    Put a price on a head, then collect it.
    Every bounty makes the hunters hit harder, and each defeat pays for the next hunt.
